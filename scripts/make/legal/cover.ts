import { readFileSync } from 'node:fs';
import { club } from '@/content/club';
import type { NumberedDocument } from '@/lib/legal/numbering';
import { drawRuns } from './draw-text';
import { COLOURS, PAGE, STYLES } from './page-style';
import { addElement, addPage, drawArtifact, type Paper } from './paper';

type Mark = {
  readonly shirts: readonly string[];
  readonly heads: readonly { x: number; y: number; r: number }[];
};

/** The three storeys of the club's mark: shirts as paths, heads as circles, in its own units (48 by 48). */
function readMark(): Mark {
  const svg = readFileSync('content/club-mark.svg', 'utf8');
  const shirts = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, path = '']) => path);
  const heads = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map(([, x, y, r]) => ({
    x: Number(x),
    y: Number(y),
    r: Number(r),
  }));
  return { shirts, heads };
}

/** Draws the club's mark with its upper left corner at `x`, `y`; one unit of the mark is `scale` points. */
export function drawMark(
  paper: Paper,
  scale: number,
  x: number,
  y: number,
  shirt: string,
  head: string,
): void {
  const { doc } = paper;
  const { shirts, heads } = readMark();
  doc.save().translate(x, y).scale(scale);
  for (const path of shirts) doc.path(path).fill(shirt);
  for (const { x: cx, y: cy, r } of heads) doc.circle(cx, cy, r).fill(head);
  doc.restore();
}

function drawGround(paper: Paper): void {
  const { doc } = paper;
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(COLOURS.club900);
  // The mark, so large that its base runs off the page: the pinya goes on outside.
  const scale = 15.5;
  drawMark(paper, scale, PAGE.width / 2 - 23.7 * scale, 420, COLOURS.club500, COLOURS.chalk);
  doc.rect(PAGE.left, 96, 40, 5).fill(COLOURS.mocador);
  doc
    .font('bold')
    .fontSize(12)
    .fillColor(COLOURS.club200)
    .text(club.shortName, PAGE.left + 54, 91, { lineBreak: false });
}

/** First page: the title large on the club's colour, and who approved the text. */
export function drawCover(paper: Paper, { title, approval }: NumberedDocument): void {
  addPage(paper);
  drawArtifact(paper, 'Layout', () => drawGround(paper));
  paper.y = 128;
  const wide = { width: PAGE.width - PAGE.left - 60 };
  const heading = addElement(paper, paper.root, 'H1', title);
  drawRuns(paper, heading, [{ text: title }], STYLES.title, wide);
  paper.y += 14;
  drawRuns(paper, addElement(paper, paper.root, 'P'), [{ text: approval }], STYLES.approval, { width: 470 });
}
