import { club } from '@/content/club';
import type { ClubForm, FormField, FormPart } from '@/lib/legal/forms';
import { breakLines, drawLines, drawRuns } from './draw-text';
import { drawMark } from './front-matter';
import {
  addElement,
  addPage,
  COLOURS,
  closePaper,
  drawArtifact,
  drawFooters,
  ensureRoom,
  FORM,
  measureIn,
  openPaper,
  PAGE,
  type Paper,
  STYLES,
  type Structure,
} from './paper';

const MARK = 62;

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

/** Never splits a paragraph across pages. */
function drawTexts(paper: Paper, parent: Structure, texts: readonly string[]): void {
  const style = STYLES.formText;
  for (const text of texts) {
    const lines = breakLines([{ text }], FORM.width, measureIn(paper, style));
    ensureRoom(paper, lines.length * style.leading);
    drawLines(paper, addElement(paper, parent, 'P'), lines, style, FORM.x);
    paper.y += 5;
  }
}

/** Pairs half fields that follow each other. Every other field has its own row. */
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
  // A heading is never the last line of a page.
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

export function renderForm(form: ClubForm): Promise<Buffer> {
  const paper = openPaper(form);
  openFields(paper);
  addPage(paper);
  drawHead(paper, form);
  for (const part of form.parts) drawPart(paper, part);
  drawFooters(paper, form.title, { from: 1, x: FORM.x, width: FORM.width });
  return closePaper(paper);
}

type LineField = Extract<FormField, { kind: 'line' }>;
type ChoiceField = Extract<FormField, { kind: 'choice' }>;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** In points: height of a line and of a signature, side of a check box, left edge of its text. */
const LINE_HEIGHT = 19;
const SIGNATURE_HEIGHT = 44;
const TICK = 10;
const INDENT = TICK + 8;

/** Flags: printed annotation, exclusive buttons. */
const PRINTED = 4;
const RADIO = 0x8000;

/** Form fields need a font. Nothing is drawn with it, so it is not embedded. */
function openFields({ doc }: Paper): void {
  doc.font('Helvetica').initForm();
}

/** `label` is its accessible name. */
function addField({ doc }: Paper, id: string, label: string, facts: object): PDFKit.PDFKitReference {
  // The library writes the current font into the field.
  const field = doc.font('Helvetica').formField(id);
  Object.assign(field.data, { ...facts, TU: new String(label) });
  return field;
}

/** In a structure element of its own, so that a screen reader reads it after its label. Returns the annotation. */
function addWidget(
  paper: Paper,
  parent: Structure,
  { x, y, width, height }: Box,
  label: string,
  facts: object,
): PDFKit.PDFKitReference {
  const { doc } = paper;
  const element = doc.struct('Form', { alt: label });
  parent.add(element);
  const TU = new String(label);
  const widget = { Type: 'Annot', Subtype: 'Widget', F: PRINTED, TU, structParent: element, ...facts };
  doc.annotate(x, y, width, height, widget);
  element.end();
  return doc.page.annotations.at(-1);
}

function drawLine(paper: Paper, parent: Structure, { id, label, byHand }: LineField, box: Box): void {
  drawArtifact(paper, 'Layout', () =>
    paper.doc.rect(box.x, box.y + box.height, box.width, 0.8).fill(COLOURS.soft),
  );
  if (byHand) return;
  const field = addField(paper, id, label, { FT: 'Tx' });
  Object.assign(field.data, { Kids: [addWidget(paper, parent, box, label, { Parent: field })] });
}

const heightOf = ({ byHand }: LineField) => (byHand === 'signature' ? SIGNATURE_HEIGHT : LINE_HEIGHT);

/** Each label is above its line. */
function drawRow(paper: Paper, parent: Structure, fields: readonly LineField[]): void {
  const style = STYLES.formLabel;
  const halves = fields.some(({ half }) => half);
  const width = halves ? (FORM.width - FORM.gap) / 2 : FORM.width;
  const measure = measureIn(paper, style);
  const labels = fields.map(({ label }) => breakLines([{ text: label }], width, measure));
  const highest = Math.max(...labels.map((lines) => lines.length)) * style.leading;
  const room = Math.max(...fields.map(heightOf));
  ensureRoom(paper, highest + room);
  const top = paper.y;
  fields.forEach((field, index) => {
    const lines = labels[index] ?? [];
    const x = FORM.x + index * (width + FORM.gap);
    paper.y = top + highest - lines.length * style.leading;
    drawLines(paper, addElement(paper, parent, 'P'), lines, style, x);
    const height = heightOf(field);
    drawLine(paper, parent, field, { x, y: top + highest + room - height, width, height });
  });
  paper.y = top + highest + room + 7;
}

/** A cross when ticked, otherwise nothing. */
function tickAppearances({ doc }: Paper): { readonly on: unknown; readonly off: unknown } {
  const appearance = (content: string) => {
    const form = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, TICK, TICK], Resources: {} });
    form.end(content);
    return form;
  };
  const [near, far] = [2, TICK - 2];
  return {
    on: appearance(`q 1.4 w ${near} ${near} m ${far} ${far} l ${near} ${far} m ${far} ${near} l S Q`),
    off: appearance('q Q'),
  };
}

function drawTick({ doc }: Paper, { x, y }: Box, round: boolean): void {
  const middle = TICK / 2;
  if (round) doc.circle(x + middle, y + middle, middle);
  else doc.rect(x, y, TICK, TICK);
  doc.lineWidth(0.9).stroke(COLOURS.soft);
}

/** Round boxes if only one can be chosen. */
function drawChoice(paper: Paper, parent: Structure, { id, label, one, options }: ChoiceField): void {
  const style = STYLES.formText;
  ensureRoom(paper, STYLES.formLabel.leading + 2 * style.leading);
  const place = { x: FORM.x, width: FORM.width };
  drawRuns(paper, addElement(paper, parent, 'P'), [{ text: label }], STYLES.formLabel, place);
  paper.y += 3;
  const { on, off } = tickAppearances(paper);
  const group = one && addField(paper, id, label, { FT: 'Btn', Ff: RADIO, V: 'Off' });
  const chosen: PDFKit.PDFKitReference[] = [];
  const list = addElement(paper, parent, 'L');
  for (const option of options) {
    const lines = breakLines([{ text: option.label }], FORM.width - INDENT, measureIn(paper, style));
    ensureRoom(paper, lines.length * style.leading);
    const box = { x: FORM.x, y: paper.y + (style.leading - TICK) / 2, width: TICK, height: TICK };
    drawArtifact(paper, 'Layout', () => drawTick(paper, box, Boolean(one)));
    const body = addElement(paper, addElement(paper, list, 'LI'), 'LBody');
    const field = group ?? addField(paper, `${id}-${option.id}`, option.label, { FT: 'Btn', V: 'Off' });
    const state = { Parent: field, AS: 'Off', AP: { N: { [option.id]: on, Off: off } } };
    const widget = addWidget(paper, body, box, one ? `${label}: ${option.label}` : option.label, state);
    if (group) chosen.push(widget);
    else Object.assign(field.data, { Kids: [widget] });
    drawLines(paper, body, lines, style, FORM.x + INDENT);
    paper.y += 2;
  }
  if (group) Object.assign(group.data, { Kids: chosen });
  paper.y += 6;
}
