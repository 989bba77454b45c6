/** A face that says which characters it has, as the compiler of styles writes it. */
const rangedFace = /@font-face\s*\{[^}]*unicode-range:\s*([^;}]*)[^}]*\}/g;

/** Code points of one part of a range, both ends included: "U+C2-C6" or "U+A1". Throws at what is neither. */
function endsOf(part: string): [from: number, to: number] {
  const ends = /^U\+([0-9a-f]+)(?:-([0-9a-f]+))?$/i.exec(part.trim());
  if (!ends?.[1]) throw new Error(`it has a face for "${part}", which is no range of characters`);
  return [Number.parseInt(ends[1], 16), Number.parseInt(ends[2] ?? ends[1], 16)];
}

const face = /@font-face\s*\{[^}]*\}/g;

/** A page's styles without the faces for characters that do not stand in `text`. */
export function withoutIdleFaces(css: string, text: string): string {
  const points = new Set([...text].map((character) => character.codePointAt(0) ?? 0));
  return css.replace(rangedFace, (whole, range: string) => {
    const ranges = range.split(',').map(endsOf);
    const used = [...points].some((point) => ranges.some(([from, to]) => from <= point && point <= to));
    return used ? whole : '';
  });
}

/**
 * A style sheet without its faces. Every page names them itself, and a browser that meets them again measures and lays
 * out all text anew.
 */
export const withoutFaces = (css: string): string => css.replace(face, '');
