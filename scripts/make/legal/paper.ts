import PDFDocument from 'pdfkit';
import { tokens } from '@/app/tokens';
import { club } from '@/content/club';
import { resolveColour } from '@/lib/design/tokens';
import type { LegalDocument } from '@/lib/legal/types';

export type Structure = PDFKit.PDFStructureElement;

/** A PDF being drawn: position of the next line, and the page (from 1) of each anchor. */
export type Paper = {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Structure;
  readonly places: Map<string, number>;
  /** From the top of the page, in points. */
  y: number;
  page: number;
};

/** A tagged A4 document in Catalan, without a time of creation. */
export function openPaper({ title, year }: Pick<LegalDocument, 'title' | 'year'>): Paper {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'ca',
    displayTitle: true,
    // @ts-expect-error The published types know the subsets of PDF/A only; the library also writes PDF/UA.
    subset: 'PDF/UA',
    info: {
      Title: title,
      Author: club.name,
      Creator: club.name,
      Producer: 'PDFKit',
      // The last day of its year, UTC: equal texts give equal files.
      CreationDate: new Date(Date.UTC(year, 11, 31, 12)),
    },
  });
  for (const [face, file] of Object.entries(FACES)) doc.registerFont(face, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, places: new Map(), y: PAGE.top, page: 0 };
}

export function addPage(paper: Paper): void {
  paper.doc.addPage();
  paper.page += 1;
  paper.y = PAGE.top;
}

/** Adds a page unless `height` points are free on this one. */
export function ensureRoom(paper: Paper, height: number): void {
  if (paper.y + height > PAGE.bottom) addPage(paper);
}

/** Adds a child to a structure element at once, so that its content belongs to the current page. */
export function addElement(paper: Paper, parent: Structure, type: string, title?: string): Structure {
  const element = paper.doc.struct(type, title === undefined ? {} : { title });
  parent.add(element);
  return element;
}

/** Screen readers skip artifacts: ornaments, rules, page numbers. */
export function drawArtifact(paper: Paper, type: 'Layout' | 'Pagination', draw: () => void): void {
  paper.doc.markContent('Artifact', { type });
  draw();
  paper.doc.endMarkedContent();
}

export function measureIn(paper: Paper, style: TextStyle): (text: string) => number {
  paper.doc.font(style.face).fontSize(style.size);
  return (text) => paper.doc.font(style.face).fontSize(style.size).widthOfString(text);
}

export function closePaper({ doc, root }: Paper): Promise<Buffer> {
  return new Promise((done, fail) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => done(Buffer.concat(chunks)));
    doc.on('error', fail);
    root.end();
    doc.end();
  });
}

/** In points. `bottom`: end of the text. */
export const PAGE = { width: 595.28, height: 841.89, left: 96, right: 84, top: 84, bottom: 760 } as const;

export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** A form is wider than running text. `gap`: between two fields of a row. In points. */
export const FORM = { x: 62, width: PAGE.width - 2 * 62, gap: 20 } as const;

const byDay = (token: string) => resolveColour(tokens, token, 'light');

/** The site's light tokens. `club500` is the club's own colour. */
export const COLOURS = {
  ink: byDay('ink'),
  soft: byDay('ink-soft'),
  line: byDay('line-light'),
  chalk: byDay('chalk'),
  mocador: byDay('secondary-500'),
  club200: byDay('primary-200'),
  club500: byDay('primary-500'),
  club700: byDay('primary-700'),
  club800: byDay('primary-800'),
  club900: byDay('primary-900'),
} as const;

/** Fonts by registered name. */
const FACES = {
  display: 'scripts/make/fonts/for-cards/display.ttf',
  text: 'scripts/make/fonts/for-cards/text.ttf',
  bold: 'scripts/make/fonts/for-papers/text-bold.ttf',
} as const;

export type Face = keyof typeof FACES;

/** Sizes and leading in points. */
export type TextStyle = {
  readonly face: Face;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
};

export const STYLES = {
  title: { face: 'display', size: 44, leading: 46, colour: COLOURS.chalk },
  approval: { face: 'text', size: 13, leading: 19, colour: COLOURS.club200 },
  preamble: { face: 'text', size: 12.5, leading: 19.5, colour: COLOURS.club800 },
  chapter: { face: 'display', size: 21, leading: 24, colour: COLOURS.club800 },
  article: { face: 'bold', size: 11.5, leading: 16, colour: COLOURS.ink },
  body: { face: 'text', size: 10.5, leading: 16, colour: COLOURS.ink },
  footer: { face: 'text', size: 8.5, leading: 11, colour: COLOURS.soft },
  contentsChapter: { face: 'bold', size: 10, leading: 15, colour: COLOURS.club800 },
  contentsArticle: { face: 'text', size: 9.5, leading: 14, colour: COLOURS.ink },
  formTitle: { face: 'display', size: 30, leading: 33, colour: COLOURS.chalk },
  formPart: { face: 'display', size: 15, leading: 19, colour: COLOURS.club800 },
  formText: { face: 'text', size: 9.5, leading: 13.5, colour: COLOURS.ink },
  formLabel: { face: 'bold', size: 8.5, leading: 11, colour: COLOURS.ink },
} as const satisfies Record<string, TextStyle>;

type Footers = {
  /** First page with a footer, from 1. */
  readonly from: number;
  /** Left edge and width in points. */
  readonly x: number;
  readonly width: number;
};

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
