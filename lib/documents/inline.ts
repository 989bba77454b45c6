export type Inline = string | { readonly text: string; readonly anchor: string };

const REFERENCE = /\{article:([a-z0-9-]+)\}/g;

/** Splits at `{article:key}`. Throws an Error for an unknown key. */
export function parseInline(
  text: string,
  resolve: (key: string) => { readonly text: string; readonly anchor: string } | undefined,
): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const target = resolve(match[1] ?? '');
    if (target === undefined) throw new Error(`No article has the key ${match[1]}`);
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push(target);
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
