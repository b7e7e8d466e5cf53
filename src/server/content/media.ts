import type { Media } from "#contract/game-schemas.ts";

const IMAGE_ENDINGS = ["jpeg", "jpg", "gif", "png", "webp", "svg"];

/** A picture by its address's ending or when it is a data image, otherwise a film (game specification, section 2). */
export function mediaOf(url: string | null): Media | null {
  if (url === null) return null;
  const path = url.split(/[?#]/, 1)[0]?.toLowerCase() ?? "";
  const isImage = url.startsWith("data:image/") || IMAGE_ENDINGS.some((ending) => path.endsWith(`.${ending}`));
  return { kind: isImage ? "image" : "video", url };
}
