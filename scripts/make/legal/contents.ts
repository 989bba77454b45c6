import { LEGAL_TEXTS } from '@/content/interface/legal';
import { type ContentsEntry, type NumberedDocument, tableOfContents } from '@/lib/legal/numbering';
import { drawLines, drawRuns } from './draw-text';
import { COLOURS, PAGE, STYLES, TEXT_WIDTH, type TextStyle } from './page-style';
import { addElement, drawArtifact, ensureRoom, measureIn, type Paper, type Structure } from './paper';
import { breakLines } from './text-lines';

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

/** One entry: its heading leads to the place, and the number of that page stands at the right. */
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

/** The list of chapters and articles with the page of each; `pages` comes from an earlier drawing. */
export function drawContents(
  paper: Paper,
  document: NumberedDocument,
  pages: ReadonlyMap<string, number>,
): void {
  const list = addElement(paper, paper.root, 'TOC');
  drawRuns(paper, addElement(paper, list, 'Caption'), [{ text: LEGAL_TEXTS.contents }], STYLES.chapter);
  for (const entry of tableOfContents(document)) drawChapterEntry(paper, list, entry, pages);
}
