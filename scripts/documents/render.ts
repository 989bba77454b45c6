import { type NumberedDocument, numberDocument } from '@/lib/documents/numbering';
import type { ClubDocument } from '@/lib/documents/types';
import { drawArticles } from './articles';
import { drawContents } from './contents';
import { drawCover } from './cover';
import { drawRuns } from './draw-text';
import { COLOURS, PAGE, STYLES, TEXT_WIDTH } from './page-style';
import { addElement, addPage, closePaper, drawArtifact, measureIn, openPaper, type Paper } from './paper';

/** Title at the left and page number at the right of every page but the cover. */
function drawFooters(paper: Paper, title: string): void {
  const { doc } = paper;
  const total = String(paper.page);
  const measure = measureIn(paper, STYLES.footer);
  for (let page = 2; page <= paper.page; page += 1) {
    doc.switchToPage(page - 1);
    const number = `${page} / ${total}`;
    drawArtifact(paper, 'Pagination', () => {
      doc.rect(PAGE.left, 778, TEXT_WIDTH, 0.6).fill(COLOURS.line);
      doc.font(STYLES.footer.face).fontSize(STYLES.footer.size).fillColor(COLOURS.soft);
      doc.text(title, PAGE.left, 787, { lineBreak: false });
      doc.text(number, PAGE.left + TEXT_WIDTH - measure(number), 787, { lineBreak: false });
    });
  }
}

function drawPreamble(paper: Paper, { preamble }: NumberedDocument): void {
  for (const text of preamble) {
    drawRuns(paper, addElement(paper, paper.root, 'P'), [{ text }], STYLES.preamble);
    paper.y += 8;
  }
  paper.y += 10;
}

/** `pages` tells on which page each article begins. */
function draw(document: ClubDocument, pages: ReadonlyMap<string, number>): Paper {
  const numbered = numberDocument(document);
  const paper = openPaper(document);
  drawCover(paper, numbered);
  addPage(paper);
  drawPreamble(paper, numbered);
  drawContents(paper, numbered, pages);
  addPage(paper);
  drawArticles(paper, numbered);
  drawFooters(paper, document.title);
  return paper;
}

/** The tagged PDF of a document. A first drawing, which is thrown away, tells on which page each article begins. */
export function renderDocument(document: ClubDocument): Promise<Buffer> {
  const { places } = draw(document, new Map());
  return closePaper(draw(document, places));
}
