import { club } from '@/content/club';
import type { ClubForm, FormField, FormPart } from '@/lib/legal/forms';
import { drawMark } from './cover';
import { drawLines, drawRuns } from './draw-text';
import { drawFooters } from './footers';
import { drawChoice, drawRow, type LineField, openFields } from './form-fields';
import { COLOURS, FORM, PAGE, STYLES } from './page-style';
import {
  addElement,
  addPage,
  closePaper,
  drawArtifact,
  ensureRoom,
  measureIn,
  openPaper,
  type Paper,
  type Structure,
} from './paper';
import { breakLines } from './text-lines';

const MARK = 62;

/** Title on a band of the club's colour, with its mark. */
function drawHead(paper: Paper, { title, lead }: ClubForm): void {
  const { doc } = paper;
  const style = STYLES.formTitle;
  const lines = breakLines([{ text: title }], FORM.width - MARK - FORM.gap, measureIn(paper, style));
  const band = 66 + lines.length * style.leading + 18;
  drawArtifact(paper, 'Layout', () => {
    doc.rect(0, 0, PAGE.width, band).fill(COLOURS.club900);
    drawMark(paper, MARK / 48, FORM.x + FORM.width - MARK, band - MARK - 14, COLOURS.club500, COLOURS.chalk);
    doc.rect(FORM.x, 42, 40, 5).fill(COLOURS.mocador);
    doc.font('bold').fontSize(11).fillColor(COLOURS.club200);
    doc.text(club.name, FORM.x + 54, 37.5, { lineBreak: false });
  });
  paper.y = 66;
  drawLines(paper, addElement(paper, paper.root, 'H1', title), lines, style, FORM.x);
  paper.y = band + 14;
  drawTexts(paper, paper.root, [lead]);
}

/** Draws paragraphs, none of them over two pages. */
function drawTexts(paper: Paper, parent: Structure, texts: readonly string[]): void {
  const style = STYLES.formText;
  for (const text of texts) {
    const lines = breakLines([{ text }], FORM.width, measureIn(paper, style));
    ensureRoom(paper, lines.length * style.leading);
    drawLines(paper, addElement(paper, parent, 'P'), lines, style, FORM.x);
    paper.y += 5;
  }
}

/** Groups half lines that follow each other in twos; every other field is alone. */
function rowsOf(fields: readonly FormField[]): readonly (readonly FormField[])[] {
  const rows: FormField[][] = [];
  for (const field of fields) {
    const [first, second] = rows.at(-1) ?? [];
    const joins = isHalf(field) && first !== undefined && second === undefined && isHalf(first);
    if (joins) rows.at(-1)?.push(field);
    else rows.push([field]);
  }
  return rows;
}

const isHalf = (field: FormField) => field.kind === 'line' && field.half === true;

function drawPart(paper: Paper, { title, before = [], fields, after = [] }: FormPart): void {
  paper.y += 8;
  // A heading does not stand alone at the foot of a page.
  ensureRoom(paper, STYLES.formPart.leading + 60);
  const section = addElement(paper, paper.root, 'Sect');
  const heading = addElement(paper, section, 'H2', title);
  drawRuns(paper, heading, [{ text: title }], STYLES.formPart, { x: FORM.x, width: FORM.width });
  paper.y += 5;
  drawTexts(paper, section, before);
  for (const row of rowsOf(fields)) {
    const [field] = row;
    if (field?.kind === 'choice') drawChoice(paper, section, field);
    else
      drawRow(
        paper,
        section,
        row.filter((part): part is LineField => part.kind === 'line'),
      );
  }
  drawTexts(paper, section, after);
}

/** The tagged and fillable PDF of a form. */
export function renderForm(form: ClubForm): Promise<Buffer> {
  const paper = openPaper(form);
  openFields(paper);
  addPage(paper);
  drawHead(paper, form);
  for (const part of form.parts) drawPart(paper, part);
  drawFooters(paper, form.title, { from: 1, x: FORM.x, width: FORM.width });
  return closePaper(paper);
}
