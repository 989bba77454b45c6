import { execFileSync } from 'node:child_process';
import { plainLines } from '@/__tests__/builders/legal';
import { documents } from '@/content/legal/documents';
import { forms } from '@/content/legal/forms';
import { hasModule } from '@/content/shown';
import { story } from '@/content/story';
import { introductions, facts as known } from '@/content/story/facts';
import { numberDocument } from '@/lib/legal/numbering';
import { type ClubForm, type LegalDocument, pdfAddress } from '@/lib/legal/types';
import { checkStory } from '@/lib/story/checks/check-story';

test('the story leads every reader to an ending, and to each ending often enough', () => {
  expect(checkStory(story, known, introductions)).toEqual([]);
});

/** What a PDF has to say: its lines in order, and those of them that are headings. */
type Paper = {
  readonly file: string;
  readonly lines: readonly string[];
  readonly headings: readonly string[];
};

function documentPaper(document: LegalDocument): Paper {
  const numbered = numberDocument(document);
  const parts = numbered.chapters.flatMap((chapter) => [chapter, ...chapter.articles]);
  const headings = [...parts, ...numbered.provisions].map(({ heading }) => heading);
  return { file: `public${pdfAddress(document)}`, lines: plainLines(numbered), headings };
}

function formPaper(form: ClubForm): Paper {
  const lines = form.parts.flatMap(({ title, before = [], fields, after = [] }) => [
    title,
    ...before,
    ...fields.flatMap((field) => (field.kind === 'line' ? [field.label] : [field.label, ...field.options])),
    ...after,
  ]);
  const headings = form.parts.map(({ title }) => title);
  return { file: `public${pdfAddress(form)}`, lines: [form.title, form.lead, ...lines], headings };
}

const papers = [...(hasModule('legal') ? documents.map(documentPaper) : []), ...forms.map(formPaper)];

const reader = ['__tests__/builders/print-pdf-facts.mjs', ...papers.map(({ file }) => file)];
const facts = JSON.parse(execFileSync(process.execPath, reader, { encoding: 'utf8' }));

// If one of these fails, the text has changed since: `npm run make:documents` prints it again.
describe.each(papers)('$file', ({ file, lines, headings }) => {
  const pdf = facts[file];

  test('has the present text, in order', () => {
    expect(pdf.text).toContain(lines.join('').replaceAll(/\s/g, ''));
  });

  test('is tagged, in Catalan, and has a bookmark for every heading', () => {
    expect(pdf).toMatchObject({ tagged: true, language: 'ca' });
    expect(pdf.headings.slice(1)).toEqual(headings);
  });
});
