import { COLOURS, PAGE, TEXT_WIDTH, type TextStyle } from './page-style';
import { addElement, addPage, measureIn, type Paper, type Structure } from './paper';
import { breakLines, type Fragment, type Line, type Run } from './text-lines';

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

/** Lets a rectangle lead to an anchor of the document; `words` is what a reader says of it. */
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

/** Whether the line at `index` must open a page: no room, or it would part the last line from the one before. */
function opensPage(y: number, leading: number, index: number, count: number): boolean {
  const fits = Math.floor((PAGE.bottom - y) / leading + 0.001);
  const left = count - index;
  if (index === 0) return fits < Math.min(2, left);
  return fits < 1 || (fits === 1 && left === 2);
}

/** Draws lines one under another in a structure element, on as many pages as they need. */
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

/** Breaks runs to the width of the page and draws them. */
export function drawRuns(
  paper: Paper,
  parent: Structure,
  runs: readonly Run[],
  style: TextStyle,
  { x = PAGE.left, width = TEXT_WIDTH }: Place = {},
): void {
  drawLines(paper, parent, breakLines(runs, width, measureIn(paper, style)), style, x);
}
