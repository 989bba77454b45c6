import type { Inline, NumberedBlock, NumberedDocument } from '@/lib/legal/numbering';
import type { Run } from './draw-text';
import { drawLines, drawRuns } from './draw-text';
import {
  addElement,
  COLOURS,
  drawArtifact,
  ensureRoom,
  measureIn,
  PAGE,
  type Paper,
  STYLES,
  type Structure,
  TEXT_WIDTH,
} from './paper';

type Headed = { readonly anchor: string; readonly heading: string };
type Outline = PDFKit.PDFOutline;

const LIST_INDENT = 22;

const toRuns = (text: readonly Inline[]): Run[] =>
  text.map((piece) => (typeof piece === 'string' ? { text: piece } : piece));

function drawList(paper: Paper, parent: Structure, block: Extract<NumberedBlock, { kind: 'list' }>): void {
  const list = addElement(paper, parent, 'L');
  const measure = measureIn(paper, STYLES.body);
  for (const { label, text } of block.items) {
    ensureRoom(paper, STYLES.body.leading * 2);
    const item = addElement(paper, list, 'LI');
    const line = [{ text: label, x: 0, width: measure(label), colour: COLOURS.club700 }];
    drawLines(paper, addElement(paper, item, 'Lbl'), [line], STYLES.body, PAGE.left);
    paper.y -= STYLES.body.leading;
    drawRuns(paper, addElement(paper, item, 'LBody'), toRuns(text), STYLES.body, {
      x: PAGE.left + LIST_INDENT,
      width: TEXT_WIDTH - LIST_INDENT,
    });
    paper.y += 3;
  }
}

function drawBlocks(paper: Paper, parent: Structure, blocks: readonly NumberedBlock[]): void {
  for (const block of blocks) {
    if (block.kind === 'list') drawList(paper, parent, block);
    else drawRuns(paper, addElement(paper, parent, 'P'), toRuns(block.text), STYLES.body);
    paper.y += 6;
  }
}

/** Adds a bookmark, and a target for references and the table of contents. */
function markPlace(paper: Paper, { anchor, heading }: Headed, parent: Outline): Outline {
  const { doc, y } = paper;
  const top = Math.max(0, y - 12);
  paper.places.set(anchor, paper.page);
  doc.addNamedDestination(anchor, 'XYZ', 0, top, null);
  // The library counts `left` from the right edge, so the full width means the left one.
  const place = { top, left: PAGE.width, expanded: false };
  return parent.addItem(heading, place);
}

/** "Article 12. Convocatòria": the number in the club's colour. */
function headingRuns(heading: string): Run[] {
  const end = heading.indexOf('. ') + 2;
  return [{ text: heading.slice(0, end), colour: COLOURS.club700 }, { text: heading.slice(end) }];
}

function drawPart(paper: Paper, parent: Structure, part: Headed & { blocks: readonly NumberedBlock[] }) {
  const heading = addElement(paper, parent, 'H3', part.heading);
  drawRuns(paper, heading, headingRuns(part.heading), STYLES.article);
  paper.y += 3;
  drawBlocks(paper, parent, part.blocks);
}

function drawRule(paper: Paper): void {
  drawArtifact(paper, 'Layout', () => paper.doc.rect(PAGE.left, paper.y, 40, 4).fill(COLOURS.club500));
  paper.y += 16;
}

/** Minimum room below a heading, so that it is never the last line of a page. */
const COMPANY = 3 * STYLES.body.leading;

/** Draws the chapters with their articles, then the closing provisions. */
export function drawArticles(paper: Paper, { chapters, provisions }: NumberedDocument): void {
  const { outline } = paper.doc;
  for (const chapter of chapters) {
    if (paper.y > PAGE.top) paper.y += 26;
    ensureRoom(paper, 16 + 2 * STYLES.chapter.leading + 2 * STYLES.article.leading + COMPANY);
    const section = addElement(paper, paper.root, 'Sect');
    const bookmark = markPlace(paper, chapter, outline);
    drawRule(paper);
    drawRuns(
      paper,
      addElement(paper, section, 'H2', chapter.heading),
      [{ text: chapter.heading }],
      STYLES.chapter,
    );
    for (const article of chapter.articles) {
      paper.y += 12;
      ensureRoom(paper, STYLES.article.leading + COMPANY);
      markPlace(paper, article, bookmark);
      drawPart(paper, addElement(paper, section, 'Sect'), article);
    }
  }
  for (const [index, provision] of provisions.entries()) {
    paper.y += index === 0 ? 26 : 12;
    ensureRoom(paper, 16 + STYLES.article.leading + COMPANY);
    markPlace(paper, provision, outline);
    if (index === 0) drawRule(paper);
    drawPart(paper, addElement(paper, paper.root, 'Sect'), provision);
  }
}
