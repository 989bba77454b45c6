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

async function draw(document: ClubDocument, pages: ReadonlyMap<string, number>) {
  const numbered = numberDocument(document);
  const paper = openPaper(document);
  drawCover(paper, numbered);
  addPage(paper);
  drawPreamble(paper, numbered);
  drawContents(paper, numbered, pages);
  addPage(paper);
  drawArticles(paper, numbered);
  drawFooters(paper, document.title);
  return { pdf: await closePaper(paper), places: paper.places };
}

/** The tagged PDF of a document. It is drawn twice: the first time tells on which page each article begins. */
export async function renderDocument(document: ClubDocument): Promise<Buffer> {
  const { places } = await draw(document, new Map());
  const { pdf } = await draw(document, places);
  return pdf;
}
