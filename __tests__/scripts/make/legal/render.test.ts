import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { plainLines } from '@/__tests__/builders/legal';
import { type PdfFacts, pageContents, pdfBody, readPdfs } from '@/__tests__/builders/read-pdf';
import { documents } from '@/content/legal/documents';
import { forms } from '@/content/legal/forms';
import type { ClubForm, FormField } from '@/lib/legal/forms';
import { numberDocument } from '@/lib/legal/numbering';
import { type LegalDocument, pdfAddress } from '@/lib/legal/types';
import { breakLines } from '@/scripts/make/legal/draw-text';
import { renderPdf } from '@/scripts/make/legal/render';
import { renderForm } from '@/scripts/make/legal/render-form';

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
  });

  test('has a title, tags, and Catalan as language', async () => {
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

const renderFormFileOf = (form: ClubForm) => `public${pdfAddress(form)}`;

const renderFormReading = readPdfs(forms.map(renderFormFileOf));

async function renderFormFactsOf(form: ClubForm): Promise<PdfFacts> {
  const facts = (await renderFormReading).get(renderFormFileOf(form));
  if (!facts) throw new Error(`${renderFormFileOf(form)} was not read`);
  return facts;
}

const textsOf = (field: FormField): string[] =>
  field.kind === 'line' ? [field.label] : [field.label, ...field.options.map(({ label }) => label)];

/** Every text of a form, in reading order. */
const linesOf = ({ title, lead, parts }: ClubForm): string[] => [
  title,
  lead,
  ...parts.flatMap((part) => [
    part.title,
    ...(part.before ?? []),
    ...part.fields.flatMap(textsOf),
    ...(part.after ?? []),
  ]),
];

/** Accessible names of what can be filled in on a screen. */
function labelsOf(field: FormField): string[] {
  if (field.kind === 'line') return field.byHand ? [] : [field.label];
  return field.options.map(({ label }) => (field.one ? `${field.label}: ${label}` : label));
}

describe.each<ClubForm>(forms)('the PDF of $id', (form) => {
  const fields = form.parts.flatMap((part) => part.fields);

  test('is what the script writes today from the text', async () => {
    expect(pdfBody(await renderForm(form))).toEqual(pdfBody(readFileSync(renderFormFileOf(form))));
  });

  test('has a title, a kind, tags, and Catalan as language', async () => {
    expect(await renderFormFactsOf(form)).toMatchObject({ title: form.title, language: 'ca', marked: true });
    expect(readFileSync(renderFormFileOf(form), 'latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test('holds the whole text in order, under one heading for each part', async () => {
    const { pieces } = await renderFormFactsOf(form);
    expect(pieces.map(({ text }) => text)).toEqual(linesOf(form));
    const headings = pieces.filter(({ role }) => /^H\d$/.test(role));
    expect(headings).toEqual([
      { role: 'H1', text: form.title },
      ...form.parts.map(({ title }) => ({ role: 'H2', text: title })),
    ]);
  });

  test('has every field in its structure, in order and with an accessible name', async () => {
    const pdf = await renderFormFactsOf(form);
    expect(pdf.fields.map(({ label }) => label)).toEqual(fields.flatMap(labelsOf));
    expect(pdf.widgets).toBe(pdf.fields.length);
    expect(pdf.widgets).toBeGreaterThan(0);
  });

  test('gives buttons of one name to what excludes itself, and a name of its own to every other field', async () => {
    const { fields: found } = await renderFormFactsOf(form);
    const expected = fields.flatMap((field) => {
      if (field.kind === 'line') return field.byHand ? [] : [field.id];
      return field.options.map(({ id }) => (field.one ? field.id : `${field.id}-${id}`));
    });
    expect(found.map(({ name }) => name)).toEqual(expected);
  });
});

/** Every character is one point wide. */
const measure = (text: string) => text.length;
const textLinesTextOf = (lines: ReturnType<typeof breakLines>) =>
  lines.map((line) => line.map(({ text }) => text).join(''));

describe('breaking a paragraph into lines', () => {
  test('breaks between words and keeps the space at the end of the line', () => {
    expect(textLinesTextOf(breakLines([{ text: 'fem castells de vuit' }], 12, measure))).toEqual([
      'fem castells ',
      'de vuit',
    ]);
  });

  test('does not part an elided article from the reference that follows it', () => {
    const runs = [{ text: "diu l'" }, { text: 'article 3', anchor: 'article-3' }, { text: ', sempre' }];
    const lines = breakLines(runs, 9, measure);
    expect(textLinesTextOf(lines)).toEqual(['diu ', "l'article ", '3, sempre']);
    expect(lines[1]?.map(({ anchor, x }) => [anchor, x])).toEqual([
      [undefined, 0],
      ['article-3', 2],
    ]);
  });

  test('neither loses nor adds a character, and keeps to the width unless one word is wider', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'é', 'l', "'"), minLength: 1, maxLength: 12 });
    const runs = fc.array(fc.record({ text: fc.array(word).map((words) => words.join(' ')) }));
    fc.assert(
      fc.property(runs, fc.integer({ min: 1, max: 40 }), (pieces, width) => {
        const lines = textLinesTextOf(breakLines(pieces, width, measure));
        expect(lines.join('')).toBe(pieces.map(({ text }) => text).join(''));
        for (const line of lines) {
          const words = line.trimEnd().split(' ');
          expect(line.trimEnd().length <= width || words.length === 1).toBe(true);
        }
      }),
    );
  });
});

/** Operators that show text or fill or stroke a path. */
const PAINT = /(?:^|\s)(?:Tj|TJ|f\*?|F|S|s|B\*?|b\*?)$/;

/** Lines of a page that paint outside of marked content. */
function unmarked(content: string): string[] {
  let depth = 0;
  return content.split('\n').filter((line) => {
    if (/\s(?:BDC|BMC)$/.test(line)) depth += 1;
    else if (line === 'EMC') depth -= 1;
    return depth === 0 && PAINT.test(line);
  });
}

test('paint outside of marked content would be found', () => {
  expect(unmarked('/P <</MCID 0>> BDC\n[<01>] TJ\nEMC')).toEqual([]);
  expect(unmarked('/Artifact BMC\n0 0 1 1 re\nf\nEMC\n1 0 0 RG\nS')).toEqual(['S']);
});

describe.each([...documents, ...forms])('PDF/UA: the PDF of $id', (document) => {
  const pdf = readFileSync(`public${pdfAddress(document)}`);
  const objects = pdfBody(pdf).filter((_, index) => index % 2 === 0);
  const count = (pattern: RegExp) => objects.join('').match(pattern)?.length ?? 0;
  const pages = count(/\/Type \/Page\b(?!s)/g);

  test('is marked as PDF/UA, shows its title, and has tab order by structure', () => {
    expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(count(/\/DisplayDocTitle true/g)).toBe(1);
    expect(count(/\/Tabs \/S/g)).toBe(pages);
  });

  test('paints nothing that is neither in its structure nor an ornament', () => {
    const contents = pageContents(pdf);
    expect(contents).toHaveLength(pages);
    expect(contents.flatMap(unmarked)).toEqual([]);
  });

  test('holds every annotation in its structure', () => {
    expect(count(/\/StructParent \d/g)).toBe(count(/\/Type \/Annot\b/g));
    expect(count(/\/Type \/OBJR/g)).toBe(count(/\/Type \/Annot\b/g));
  });
});
