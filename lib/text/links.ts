/** Part of a text. `link` is an address of the site, without base path, or of another site or a letter. */
export type Span = string | { readonly text: string; readonly link: string };

/** `[text](/address)`. Other brackets are text. */
const LINK = /\[([^[\]]+)\]\(((?:\/|https:\/\/|mailto:)[^\s()]*)\)/;
const LINKS = new RegExp(LINK, 'g');

/** Splits a text at its links. Joined, the spans are what a reader sees. */
export function spansOf(text: string): Span[] {
  // Between the texts, `split` returns both groups of each link.
  return text.split(LINK).flatMap((part, index, parts): Span[] => {
    if (index % 3 === 1) return [{ text: part, link: parts[index + 1] ?? '' }];
    return index % 3 === 0 && part !== '' ? [part] : [];
  });
}

export const plainText = (text: string): string => text.replace(LINKS, '$1');
