import { readFileSync } from 'node:fs';
import { club } from '@/content/club';
import { LEGAL_TEXTS } from '@/content/interface/legal';
import { type ContentsEntry, type NumberedDocument, tableOfContents } from '@/lib/legal/numbering';
import { breakLines, drawLines, drawRuns } from './draw-text';
import {
  addElement,
  addPage,
  COLOURS,
  drawArtifact,
  ensureRoom,
  measureIn,
  PAGE,
  type Paper,
  STYLES,
  type Structure,
  TEXT_WIDTH,
  type TextStyle,
} from './paper';

type Mark = {
  readonly shirts: readonly string[];
  readonly heads: readonly { x: number; y: number; r: number }[];
};

/** Shirts are paths, heads are circles, in units of the drawing (48 by 48). */
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

/** `x`, `y`: upper left corner. `scale`: points per unit of the mark. */
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
  // Larger than the page: the pinya continues outside.
  const scale = 15.5;
  drawMark(paper, scale, PAGE.width / 2 - 23.7 * scale, 420, COLOURS.club500, COLOURS.chalk);
  doc.rect(PAGE.left, 96, 40, 5).fill(COLOURS.mocador);
  doc
    .font('bold')
    .fontSize(12)
    .fillColor(COLOURS.club200)
    .text(club.shortName, PAGE.left + 54, 91, { lineBreak: false });
}

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

const PAGE_NUMBER_WIDTH = 34;

function drawLeader(paper: Paper, style: TextStyle, from: number, to: number): void {
  drawArtifact(paper, 'Layout', () => {
    const base = paper.y - style.leading / 2 + style.size * 0.33;
    paper.doc
      .moveTo(from, base)
      .lineTo(to, base)
      .lineWidth(0.7)
      .dash(0.7, { space: 3 })
      .stroke(COLOURS.soft)
      .undash();
  });
}

/** One entry: a heading with a link, and its page number at the right. */
function drawEntry(
  paper: Paper,
  list: Structure,
  entry: { anchor: string; heading: string },
  style: TextStyle,
  page: number,
): void {
  const measure = measureIn(paper, style);
  const indent = style === STYLES.contentsChapter ? 0 : 14;
  const reference = addElement(paper, addElement(paper, list, 'TOCI'), 'Reference');
  const width = TEXT_WIDTH - indent - PAGE_NUMBER_WIDTH;
  const lines = breakLines(
    [{ text: entry.heading, anchor: entry.anchor, colour: style.colour }],
    width,
    measure,
  );
  drawLines(paper, reference, lines, style, PAGE.left + indent);
  const number = String(page);
  const right = PAGE.left + TEXT_WIDTH;
  const last = lines.at(-1)?.at(-1);
  const end = PAGE.left + indent + (last ? last.x + last.width : 0);
  drawLeader(paper, style, end + 5, right - measure(number) - 5);
  paper.y -= style.leading;
  drawLines(
    paper,
    reference,
    [[{ text: number, x: 0, width: measure(number) }]],
    style,
    right - measure(number),
  );
}

function drawChapterEntry(
  paper: Paper,
  list: Structure,
  entry: ContentsEntry,
  pages: ReadonlyMap<string, number>,
) {
  const pageOf = (anchor: string) => pages.get(anchor) ?? 0;
  paper.y += 7;
  ensureRoom(paper, STYLES.contentsChapter.leading + 2 * STYLES.contentsArticle.leading);
  drawEntry(paper, list, entry, STYLES.contentsChapter, pageOf(entry.anchor));
  if (entry.children.length === 0) return;
  const inner = addElement(paper, list, 'TOC');
  for (const child of entry.children) {
    drawEntry(paper, inner, child, STYLES.contentsArticle, pageOf(child.anchor));
  }
}

/** `pages` comes from an earlier drawing. */
export function drawContents(
  paper: Paper,
  document: NumberedDocument,
  pages: ReadonlyMap<string, number>,
): void {
  const list = addElement(paper, paper.root, 'TOC');
  drawRuns(paper, addElement(paper, list, 'Caption'), [{ text: LEGAL_TEXTS.contents }], STYLES.chapter);
  for (const entry of tableOfContents(document)) drawChapterEntry(paper, list, entry, pages);
}
