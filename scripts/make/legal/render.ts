import { type NumberedDocument, numberDocument } from '@/lib/legal/numbering';
import type { LegalDocument } from '@/lib/legal/types';
import { drawArticles } from './articles';
import { drawRuns } from './draw-text';
import { drawContents, drawCover } from './front-matter';
import {
  addElement,
  addPage,
  closePaper,
  drawFooters,
  openPaper,
  PAGE,
  type Paper,
  STYLES,
  TEXT_WIDTH,
} from './paper';

function drawPreamble(paper: Paper, { preamble }: NumberedDocument): void {
  for (const text of preamble) {
    drawRuns(paper, addElement(paper, paper.root, 'P'), [{ text }], STYLES.preamble);
    paper.y += 8;
  }
  paper.y += 10;
}

/** `pages`: page on which each article begins. */
function draw(document: LegalDocument, pages: ReadonlyMap<string, number>): Paper {
  const numbered = numberDocument(document);
  const paper = openPaper(document);
  drawCover(paper, numbered);
  addPage(paper);
  drawPreamble(paper, numbered);
  drawContents(paper, numbered, pages);
  addPage(paper);
  drawArticles(paper, numbered);
  drawFooters(paper, document.title, { from: 2, x: PAGE.left, width: TEXT_WIDTH });
  return paper;
}

/** A first drawing, which is discarded, finds the page on which each article begins. */
export function renderPdf(document: LegalDocument): Promise<Buffer> {
  const { places } = draw(document, new Map());
  return closePaper(draw(document, places));
}
