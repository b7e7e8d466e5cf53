import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

const WOFF_SIGNATURE = 0x774f4646;

/**
 * The code points a WOFF 1.0 font has glyphs for, from its character map (formats 4 and 12 of the OpenType
 * specification).
 *
 * @throws Error for another kind of file
 */
export function readFontCodePoints(file: string): Set<number> {
  const font = viewOf(readFileSync(file));
  if (font.getUint32(0) !== WOFF_SIGNATURE) throw new Error(`${file} is not a WOFF font`);

  const map = readTable(font, "cmap");
  const subtables = Array.from({ length: map.getUint16(2) }, (_, index) => map.getUint32(4 + index * 8 + 4));
  return new Set(subtables.flatMap((offset) => readSubtable(new DataView(map.buffer, map.byteOffset + offset))));
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function readTable(font: DataView, wanted: string): DataView {
  const tag = Buffer.from(wanted, "latin1").readUInt32BE();
  for (let entry = 44; entry < 44 + font.getUint16(12) * 20; entry += 20) {
    if (font.getUint32(entry) !== tag) continue;

    const storedLength = font.getUint32(entry + 8);
    const stored = new Uint8Array(font.buffer, font.byteOffset + font.getUint32(entry + 4), storedLength);
    return viewOf(storedLength < font.getUint32(entry + 12) ? inflateSync(stored) : stored);
  }
  throw new Error(`The font has no table ${wanted}`);
}

function readSubtable(table: DataView): number[] {
  switch (table.getUint16(0)) {
    case 4:
      return readFormat4(table);
    case 12:
      return Array.from({ length: table.getUint32(12) }, (_, index) => 16 + index * 12).flatMap((at) =>
        rangeOf(table.getUint32(at), table.getUint32(at + 4)),
      );
    default:
      return [];
  }
}

/** Segments of code points; those that map to glyph 0 are not in the font. */
function readFormat4(table: DataView): number[] {
  const size = table.getUint16(6);
  return Array.from({ length: size / 2 }, (_, index) => 14 + index * 2).flatMap((end) => {
    const start = end + size + 2;
    const delta = table.getUint16(start + size);
    const rangeOffset = table.getUint16(start + size * 2);
    const first = table.getUint16(start);
    return rangeOf(first, table.getUint16(end)).filter((codePoint) => {
      if (codePoint === 0xffff) return false;
      if (rangeOffset === 0) return ((codePoint + delta) & 0xffff) !== 0;
      return table.getUint16(start + size * 2 + rangeOffset + (codePoint - first) * 2) !== 0;
    });
  });
}

const rangeOf = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
