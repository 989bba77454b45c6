/** Pixels. */
export const CARD = { width: 1080, height: 1350 } as const;

export const EDGE = 72;
/** Fixed: an exported picture has no dark mode. */
export const PAPER = '#fffaf0';
const MOST = CARD.width - 2 * EDGE;
const [SMALL, TITLE] = [44, 88];
const FOOT = 150;

/** A line of a picture. `y` is the baseline, `most` the maximum width. */
export type WrittenLine = {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly most: number;
};

export type CardTexts = {
  readonly maker: string;
  readonly title: string;
  readonly note: string;
  readonly club: string;
  readonly address: string;
};

/** Breaks a text between words. A word that does not fit has a line of its own. */
export function brokenLines(text: string, fits: (line: string) => boolean): string[] {
  const done: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [done.at(-1), word].filter(Boolean).join(' ');
    if (done.length > 0 && fits(longer)) done[done.length - 1] = longer;
    else done.push(word);
  }
  return done;
}

/**
 * The lines of a card, the height of its head, which grows with the title, and the top of its foot. `widthOf` is the
 * width of a text in the size of the title.
 */
export function cardLayout(
  { maker, title, note, club, address }: CardTexts,
  widthOf: (text: string) => number,
): { readonly lines: readonly WrittenLine[]; readonly head: number; readonly foot: number } {
  const foot = CARD.height - FOOT;
  const titles = brokenLines(title, (line) => widthOf(line) <= MOST).map((text, index) => ({
    text,
    y: 230 + index * 1.1 * TITLE,
    size: TITLE,
    bold: true,
  }));
  const below = (titles.at(-1)?.y ?? 0) + 85;
  const lines = [
    { text: maker, y: 120, size: SMALL, bold: false },
    ...titles,
    { text: note, y: below, size: SMALL, bold: false },
    { text: club, y: foot + 64, size: 38, bold: true },
    { text: address, y: foot + 114, size: 32, bold: false },
  ];
  return { lines: lines.map((line) => ({ ...line, most: MOST })), head: below + 60, foot };
}

type Size = { readonly width: number; readonly height: number };

/** Place of a drawing that stands on the foot, as large as fits below the head. `wide`: from edge to edge. */
export function standingBox(
  { width, height }: Size,
  { head, foot }: { readonly head: number; readonly foot: number },
  wide: boolean,
): Size & { readonly x: number; readonly y: number } {
  const across = (wide ? CARD.width : MOST) / width;
  const scale = wide ? across : Math.min(across, (foot - head - EDGE) / height);
  const drawn = { width: width * scale, height: height * scale };
  return { ...drawn, x: (CARD.width - drawn.width) / 2, y: foot - drawn.height };
}
