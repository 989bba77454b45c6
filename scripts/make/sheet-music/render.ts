import { readFileSync } from 'node:fs';
import { SHEET_MUSIC_TEXTS } from '@/content/interface/sheet-music';
import {
  addElement,
  addPage,
  COLOURS,
  closePaper,
  drawArtifact,
  openPaper,
  PAGE,
  type Paper,
} from '@/scripts/make/legal/paper';
import { drawSvg, type Engraving, engrave, type Measure } from './engrave';

const SOURCE = 'scripts/make/sheet-music/toc-de-castells.abc';

/** Year of composition, written as the date of the PDF. */
const YEAR = 2025;

/** Width of the page in units of abcjs: the more, the smaller the notes. */
const STAFF_WIDTH = 1000;

const MARGIN = 48;
const WIDTH = PAGE.width - 2 * MARGIN;
const MUSIC_TOP = 108;

function drawHeading(paper: Paper, title: string, player: string): void {
  const { doc } = paper;
  const heading = addElement(paper, paper.root, 'H1', title);
  const name = doc.markStructureContent('H1');
  doc.font('display').fontSize(28).fillColor(COLOURS.club800).text(title, MARGIN, 56, { lineBreak: false });
  doc.endMarkedContent();
  heading.add(name);
  const line = addElement(paper, paper.root, 'P');
  const words = doc.markStructureContent('P');
  doc
    .font('text')
    .fontSize(11)
    .fillColor(COLOURS.soft)
    .text(SHEET_MUSIC_TEXTS.instruments, MARGIN, 92, { lineBreak: false });
  doc.font('bold').fillColor(COLOURS.ink);
  doc.text(player, MARGIN + WIDTH - doc.widthOfString(player), 92, { lineBreak: false });
  doc.endMarkedContent();
  line.add(words);
}

function drawMusic(paper: Paper, { svg, width, height }: Engraving): void {
  const { doc } = paper;
  const scale = WIDTH / width;
  const bottom = MUSIC_TOP + height * scale;
  if (bottom > PAGE.height - 36)
    throw new Error(`The score is ${Math.ceil(bottom - PAGE.height + 36)} pt too long for its page.`);
  const figure = doc.struct('Figure', {
    alt: SHEET_MUSIC_TEXTS.alternative,
    // @ts-expect-error The published types lack the bounding box, which the tag of a figure needs.
    bbox: [MARGIN, MUSIC_TOP, MARGIN + WIDTH, bottom],
  });
  paper.root.add(figure);
  const content = doc.markStructureContent('Figure');
  doc.save().translate(MARGIN, MUSIC_TOP).scale(scale);
  drawSvg(doc, svg, COLOURS.ink);
  doc.restore();
  doc.endMarkedContent();
  figure.add(content);
}

/** The toc de castells on one tagged A4 page, engraved from its ABC source, with a title and the name of the players. */
export async function renderScore(title: string, player: string): Promise<Buffer> {
  const abc = readFileSync(SOURCE, 'utf8');
  const paper = openPaper({ title, year: YEAR });
  addPage(paper);
  drawArtifact(paper, 'Layout', () => paper.doc.rect(MARGIN, 42, 40, 4).fill(COLOURS.club500));
  drawHeading(paper, title, player);
  const measure: Measure = (text, size, bold) =>
    paper.doc
      .font(bold ? 'bold' : 'text')
      .fontSize(size)
      .widthOfString(text);
  drawMusic(paper, await engrave(abc, STAFF_WIDTH, measure));
  return closePaper(paper);
}

/** Address of the score, if the club lists it. The file is committed under `public/`. */
export const SCORE_ADDRESS = '/uploads/partitures/toc-de-castells.pdf';
