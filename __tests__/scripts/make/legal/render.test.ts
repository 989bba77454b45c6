import { readFileSync } from 'node:fs';
import { plainLines } from '@/__tests__/builders/plain-lines';
import { type PdfFacts, pdfBody, readPdfs } from '@/__tests__/builders/read-pdf';
import { documents } from '@/content/legal/documents';
import { numberDocument } from '@/lib/legal/numbering';
import { type LegalDocument, pdfAddress } from '@/lib/legal/types';
import { renderPdf } from '@/scripts/make/legal/render';

const fileOf = (document: LegalDocument) => `public${pdfAddress(document)}`;

// All in one go, and while the first of them is drawn: the reader takes longer to begin than to read.
const reading = readPdfs(documents.map(fileOf));

async function factsOf(document: LegalDocument): Promise<PdfFacts> {
  const facts = (await reading).get(fileOf(document));
  if (!facts) throw new Error(`${fileOf(document)} was not read`);
  return facts;
}

const textOf = ({ pieces }: PdfFacts, ...roles: string[]) =>
  pieces.filter(({ role }) => roles.includes(role)).map(({ text }) => text);

describe.each<LegalDocument>(documents)('the PDF of $id', (document) => {
  const numbered = numberDocument(document);

  test('is what the script writes today from the text', async () => {
    expect(pdfBody(await renderPdf(document))).toEqual(pdfBody(readFileSync(fileOf(document))));
  }, 60_000);

  test('says its title, is tagged, and is in Catalan', async () => {
    expect(await factsOf(document)).toMatchObject({ title: document.title, language: 'ca', marked: true });
  });

  test('holds the whole text of the page, in the same order', async () => {
    const text = textOf(await factsOf(document), 'H1', 'H2', 'H3', 'P', 'Lbl', 'LBody').join(' ');
    expect(text).toBe(plainLines(numbered).join(' '));
  });

  test('tags one heading per article and provision, under one heading per chapter', async () => {
    const pdf = await factsOf(document);
    expect(textOf(pdf, 'H2')).toEqual(numbered.chapters.map(({ heading }) => heading));
    expect(textOf(pdf, 'H3')).toEqual([
      ...numbered.chapters.flatMap(({ articles }) => articles.map(({ heading }) => heading)),
      ...numbered.provisions.map(({ heading }) => heading),
    ]);
  });

  test('lists every heading with an existing page in its contents, and bookmarks it', async () => {
    const pdf = await factsOf(document);
    const entries = textOf(pdf, 'TOCI').map((entry) => /^(?<heading>.*?) ?(?<page>\d+)$/.exec(entry)?.groups);
    expect(entries.map((entry) => entry?.heading)).toEqual(pdf.outline);
    for (const entry of entries) {
      expect(Number(entry?.page)).toBeGreaterThan(2);
      expect(Number(entry?.page)).toBeLessThanOrEqual(pdf.pages);
    }
    expect(pdf.links).toBeGreaterThanOrEqual(entries.length);
  });
});
