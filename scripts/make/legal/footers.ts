import { COLOURS, STYLES } from './page-style';
import { drawArtifact, measureIn, type Paper } from './paper';

type Footers = {
  /** First page that has one, from 1. */
  readonly from: number;
  /** Left edge and width in points. */
  readonly x: number;
  readonly width: number;
};

/** Title at the left and page number at the right. */
export function drawFooters(paper: Paper, title: string, { from, x, width }: Footers): void {
  const { doc } = paper;
  const total = String(paper.page);
  const measure = measureIn(paper, STYLES.footer);
  for (let page = from; page <= paper.page; page += 1) {
    doc.switchToPage(page - 1);
    const number = `${page} / ${total}`;
    drawArtifact(paper, 'Pagination', () => {
      doc.rect(x, 778, width, 0.6).fill(COLOURS.line);
      doc.font(STYLES.footer.face).fontSize(STYLES.footer.size).fillColor(COLOURS.soft);
      doc.text(title, x, 787, { lineBreak: false });
      doc.text(number, x + width - measure(number), 787, { lineBreak: false });
    });
  }
}
