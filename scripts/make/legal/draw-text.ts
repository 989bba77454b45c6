import {
  addElement,
  addPage,
  COLOURS,
  measureIn,
  PAGE,
  type Paper,
  type Structure,
  TEXT_WIDTH,
  type TextStyle,
} from './paper';

type Place = { readonly x?: number; readonly width?: number };

/** The part of the leading above the baseline's box, so that a size change does not move the grid. */
const lift = ({ size, leading }: TextStyle) => (leading - size * 1.2) / 2;

function drawFragment(
  paper: Paper,
  parent: Structure,
  fragment: Fragment,
  at: number,
  style: TextStyle,
): void {
  const { doc, y } = paper;
  const { text, anchor, x, width } = fragment;
  const owner = anchor === undefined ? parent : addElement(paper, parent, 'Link');
  const content = doc.markStructureContent(anchor === undefined ? 'Span' : 'Link');
  doc
    .font(style.face)
    .fontSize(style.size)
    .fillColor(fragment.colour ?? (anchor === undefined ? style.colour : COLOURS.club700))
    .text(text, at + x, y + lift(style), { lineBreak: false });
  doc.endMarkedContent();
  owner.add(content);
  if (anchor === undefined) return;
  drawLink(paper, owner, anchor, { x: at + x, y, width, height: style.leading, words: text.trim() });
  owner.end();
}

/** Links a rectangle to an anchor of the document. `words`: its text alternative. */
function drawLink(
  { doc }: Paper,
  owner: Structure,
  anchor: string,
  box: { x: number; y: number; width: number; height: number; words: string },
): void {
  doc.goTo(box.x, box.y, box.width, box.height, anchor, {
    structParent: owner,
    // @ts-expect-error The library writes a String object as text, a plain string as a name; its types know one only.
    Contents: new String(box.words),
  });
}

/** True if the line at `index` needs a new page: no room, or it would separate the last line from the one before. */
function opensPage(y: number, leading: number, index: number, count: number): boolean {
  const fits = Math.floor((PAGE.bottom - y) / leading + 0.001);
  const left = count - index;
  if (index === 0) return fits < Math.min(2, left);
  return fits < 1 || (fits === 1 && left === 2);
}

/** On as many pages as needed. */
export function drawLines(
  paper: Paper,
  parent: Structure,
  lines: readonly Line[],
  style: TextStyle,
  x: number,
) {
  lines.forEach((line, index) => {
    if (opensPage(paper.y, style.leading, index, lines.length)) addPage(paper);
    for (const fragment of line) drawFragment(paper, parent, fragment, x, style);
    paper.y += style.leading;
  });
}

export function drawRuns(
  paper: Paper,
  parent: Structure,
  runs: readonly Run[],
  style: TextStyle,
  { x = PAGE.left, width = TEXT_WIDTH }: Place = {},
): void {
  drawLines(paper, parent, breakLines(runs, width, measureIn(paper, style)), style, x);
}

/** Text of one style. `anchor`: target of a link. `colour` replaces that of the style. */
export type Run = { readonly text: string; readonly anchor?: string; readonly colour?: string };

/** A run, or its part on one line, with the distance from the line's start in points. */
type Fragment = Run & { readonly x: number; readonly width: number };

type Line = readonly Fragment[];

type Word = { text: string; run: Run };

function wordsOf(runs: readonly Run[]): Word[][] {
  // A word is the text between two spaces, even across runs: "l'" + "article 3".
  const words: Word[][] = [];
  let open = false;
  for (const run of runs) {
    run.text.split(/(?<= )/).forEach((text) => {
      const word = words.at(-1);
      if (open && word) word.push({ text, run });
      else words.push([{ text, run }]);
      open = !text.endsWith(' ');
    });
  }
  return words;
}

const textOf = (word: readonly Word[]) => word.map(({ text }) => text).join('');

function toLine(words: readonly Word[], measure: (text: string) => number): Line {
  const line: Fragment[] = [];
  for (const { text, run } of words) {
    const last = line.at(-1);
    const same = last && last.anchor === run.anchor && last.colour === run.colour ? line.pop() : undefined;
    const joined = (same?.text ?? '') + text;
    const x = same?.x ?? (last ? last.x + last.width : 0);
    line.push({ ...run, text: joined, x, width: measure(joined) });
  }
  return line;
}

/**
 * Breaks at spaces into lines of at most `width` points, unless a word is wider. A line keeps its last space, so that
 * the lines joined are the text.
 */
export function breakLines(
  runs: readonly Run[],
  width: number,
  measure: (text: string) => number,
): readonly Line[] {
  const lines: Word[][] = [];
  let length = 0;
  for (const word of wordsOf(runs)) {
    const line = lines.at(-1);
    if (line && length + measure(textOf(word).trimEnd()) <= width) line.push(...word);
    else {
      lines.push([...word]);
      length = 0;
    }
    length += measure(textOf(word));
  }
  return lines.map((line) => toLine(line, measure));
}
