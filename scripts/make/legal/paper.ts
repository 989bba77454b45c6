import PDFDocument from 'pdfkit';
import { club } from '@/content/club';
import type { LegalDocument } from '@/lib/legal/types';
import { FACES, PAGE, type TextStyle } from './page-style';

export type Structure = PDFKit.PDFStructureElement;

/** A document in the making: where the next line goes, and the page (from 1) on which each anchor was met. */
export type Paper = {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Structure;
  readonly places: Map<string, number>;
  /** Distance of the next line from the top of the page, in points. */
  y: number;
  page: number;
};

/** Opens a tagged A4 document in Catalan that shows its title and carries no trace of when it was made. */
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
      // The last day of its year, in universal time: the same text gives the same file on any day.
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

/** Goes on to a new page unless `height` points are free on this one. */
export function ensureRoom(paper: Paper, height: number): void {
  if (paper.y + height > PAGE.bottom) addPage(paper);
}

/** Adds a child to a structure element at once, so that what it holds belongs to the page it stands on. */
export function addElement(paper: Paper, parent: Structure, type: string, title?: string): Structure {
  const element = paper.doc.struct(type, title === undefined ? {} : { title });
  parent.add(element);
  return element;
}

/** Draws what a screen reader passes over: ornament, rules, page numbers. */
export function drawArtifact(paper: Paper, type: 'Layout' | 'Pagination', draw: () => void): void {
  paper.doc.markContent('Artifact', { type });
  draw();
  paper.doc.endMarkedContent();
}

export function measureIn(paper: Paper, style: TextStyle): (text: string) => number {
  paper.doc.font(style.face).fontSize(style.size);
  return (text) => paper.doc.font(style.face).fontSize(style.size).widthOfString(text);
}

/** Runs the document to its end and gives its bytes. */
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
