import { useState } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { STAR_PATH } from "./shapes.tsx";

interface Props {
  src: string;
  /** Empty when the category's name stands beside it. */
  alt?: string;
  className?: string;
  eager?: boolean;
}

/** A category's picture; a star on the night where it is missing or does not load. */
export function CategoryImage({ src, alt = "", className, eager = false }: Props) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const look = classNames("block aspect-4/3 w-full object-cover", className);

  if (src === "" || failedSrc === src) {
    return (
      <svg viewBox="0 0 640 480" role="img" aria-label={alt} aria-hidden={alt === "" || undefined} className={look}>
        <rect width="640" height="480" className="fill-surface-raised" />
        <g
          transform="translate(224 144) scale(3)"
          className="fill-none stroke-gold"
          strokeWidth="1.2"
          strokeLinejoin="round"
        >
          <path d={STAR_PATH} />
          <circle cx="32" cy="32" r="10" />
        </g>
      </svg>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      width={640}
      height={480}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      draggable={false}
      onError={() => setFailedSrc(src)}
      className={look}
    />
  );
}
