import { readFileSync } from 'node:fs';
import { type PdfFacts, pdfBody, readPdfs } from '@/__tests__/builders/read-pdf';
import { forms } from '@/content/legal/forms';
import type { ClubForm, FormField } from '@/lib/legal/forms';
import { pdfAddress } from '@/lib/legal/types';
import { renderForm } from '@/scripts/make/legal/render-form';

const fileOf = (form: ClubForm) => `public${pdfAddress(form)}`;

const reading = readPdfs(forms.map(fileOf));

async function factsOf(form: ClubForm): Promise<PdfFacts> {
  const facts = (await reading).get(fileOf(form));
  if (!facts) throw new Error(`${fileOf(form)} was not read`);
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
    expect(pdfBody(await renderForm(form))).toEqual(pdfBody(readFileSync(fileOf(form))));
  }, 60_000);

  test('says its title and its kind, is tagged, and is in Catalan', async () => {
    expect(await factsOf(form)).toMatchObject({ title: form.title, language: 'ca', marked: true });
    expect(readFileSync(fileOf(form), 'latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test('holds the whole text in order, under one heading for each part', async () => {
    const { pieces } = await factsOf(form);
    expect(pieces.map(({ text }) => text)).toEqual(linesOf(form));
    const headings = pieces.filter(({ role }) => /^H\d$/.test(role));
    expect(headings).toEqual([
      { role: 'H1', text: form.title },
      ...form.parts.map(({ title }) => ({ role: 'H2', text: title })),
    ]);
  });

  test('has every field in its structure, in order and with an accessible name', async () => {
    const pdf = await factsOf(form);
    expect(pdf.fields.map(({ label }) => label)).toEqual(fields.flatMap(labelsOf));
    expect(pdf.widgets).toBe(pdf.fields.length);
    expect(pdf.widgets).toBeGreaterThan(0);
  });

  test('gives buttons of one name to what excludes itself, and a name of its own to every other field', async () => {
    const { fields: found } = await factsOf(form);
    const expected = fields.flatMap((field) => {
      if (field.kind === 'line') return field.byHand ? [] : [field.id];
      return field.options.map(({ id }) => (field.one ? field.id : `${field.id}-${id}`));
    });
    expect(found.map(({ name }) => name)).toEqual(expected);
  });
});
