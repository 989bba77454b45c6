import { readFileSync } from 'node:fs';
import { pdfBody, readPdf } from '@/__tests__/builders/read-pdf';
import { documents } from '@/content/documents/documents';
import { numberDocument } from '@/lib/documents/numbering';
import { plainLines } from '@/lib/documents/plain-lines';
import { renderDocument } from '@/scripts/documents/render';

describe.each(documents)('the PDF of $id', (document) => {
  const file = `public/uploads/${document.file}`;
  const numbered = numberDocument(document);
  const pdf = readPdf(file);
  const textOf = (...roles: string[]) =>
    pdf.pieces.filter(({ role }) => roles.includes(role)).map(({ text }) => text);

  it('says its title, is tagged, and is in Catalan', () => {
    expect(pdf).toMatchObject({ title: document.title, language: 'ca', marked: true });
  });

  it('holds the whole text of the page, in the same order', () => {
    const text = textOf('H1', 'H2', 'H3', 'P', 'Lbl', 'LBody').join(' ');
    expect(text).toBe(plainLines(numbered).join(' '));
  });

  it('tags one heading per article and provision, under one heading per chapter', () => {
    expect(textOf('H2')).toEqual(numbered.chapters.map(({ heading }) => heading));
    expect(textOf('H3')).toEqual([
      ...numbered.chapters.flatMap(({ articles }) => articles.map(({ heading }) => heading)),
      ...numbered.provisions.map(({ heading }) => heading),
    ]);
  });

  it('lists every heading with an existing page in its contents, and bookmarks it', () => {
    const entries = textOf('TOCI').map((entry) => /^(?<heading>.*?) ?(?<page>\d+)$/.exec(entry)?.groups);
    expect(entries.map((entry) => entry?.heading)).toEqual(pdf.outline);
    for (const entry of entries) {
      expect(Number(entry?.page)).toBeGreaterThan(2);
      expect(Number(entry?.page)).toBeLessThanOrEqual(pdf.pages);
    }
    expect(pdf.links).toBeGreaterThanOrEqual(entries.length);
  });

  it('is what the script writes today from the text', async () => {
    expect(pdfBody(await renderDocument(document))).toEqual(pdfBody(readFileSync(file)));
  }, 60_000);
});
