import { STAR_PATH } from "#web/ui/shapes.tsx";

/** Values of a board as they light up behind the arch; three columns of a category's easy, normal and hard tiles. */
const TILES = [200, 400, 600].flatMap((value, row) => [0, 1, 2].map((column) => ({ value, row, column })));
const AWARDED = new Set(["0-1", "2-0"]);

/** The door of a majlis at night: an arch with a board glowing inside. Decoration, no figure in it. */
export const HeroScene = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 520 520" aria-hidden="true" className={className}>
    <defs>
      <radialGradient id="hero-glow">
        <stop offset="0" stopColor="#f7dfa3" stopOpacity="0.32" />
        <stop offset="0.55" stopColor="#e6c274" stopOpacity="0.1" />
        <stop offset="1" stopColor="#e6c274" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="hero-night" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0c3f33" />
        <stop offset="1" stopColor="#051417" />
      </linearGradient>
      <linearGradient id="hero-gold" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#f7dfa3" />
        <stop offset="1" stopColor="#b48a3c" />
      </linearGradient>
      <clipPath id="hero-arch">
        <path d="M80 500V232C80 160 132 134 182 104C222 80 246 58 260 24C274 58 298 80 338 104C388 134 440 160 440 232V500Z" />
      </clipPath>
    </defs>

    <circle cx="260" cy="262" r="258" fill="url(#hero-glow)" />
    <g clipPath="url(#hero-arch)">
      <rect width="520" height="520" fill="url(#hero-night)" />
      <rect width="520" height="520" fill="url(#hero-glow)" />
      <g fill="none" stroke="#e6c274" strokeOpacity="0.3" strokeLinejoin="round">
        <path d={STAR_PATH} strokeWidth="0.8" transform="translate(196 106) scale(2)" />
        <path d={STAR_PATH} strokeWidth="0.45" strokeOpacity="0.7" transform="translate(132 42) scale(4)" />
        <path d={STAR_PATH} strokeWidth="0.3" strokeOpacity="0.5" transform="translate(36 -54) scale(7)" />
      </g>
      <path d={STAR_PATH} fill="url(#hero-gold)" transform="translate(228 138)" />
      <circle cx="260" cy="170" r="9" fill="#0c3f33" />
      {TILES.map(({ value, row, column }) => {
        const isAwarded = AWARDED.has(`${row}-${column}`);
        return (
          <g
            key={`${row}-${column}`}
            transform={`translate(${112 + column * 102} ${262 + row * 72})`}
            opacity={isAwarded ? 0.35 : 1}
          >
            <rect
              width="92"
              height="60"
              rx="14"
              fill="#08231f"
              stroke={isAwarded ? "#b48a3c" : "#e6c274"}
              strokeWidth={isAwarded ? 1 : 2}
            />
            <text x="46" y="40" textAnchor="middle" fontSize="27" fontWeight="600" fill="#f7dfa3" fontFamily="inherit">
              {value}
            </text>
          </g>
        );
      })}
    </g>
    <path
      d="M80 500V232C80 160 132 134 182 104C222 80 246 58 260 24C274 58 298 80 338 104C388 134 440 160 440 232V500Z"
      fill="none"
      stroke="url(#hero-gold)"
      strokeWidth="5"
      strokeLinejoin="round"
    />
    <path
      d="M60 500V226C60 148 118 118 170 86C212 60 244 38 260 2C276 38 308 60 350 86C402 118 460 148 460 226V500"
      fill="none"
      stroke="#b48a3c"
      strokeOpacity="0.7"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path d="M40 500H480" stroke="url(#hero-gold)" strokeWidth="5" strokeLinecap="round" />
  </svg>
);
