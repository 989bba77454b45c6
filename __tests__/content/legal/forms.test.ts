import { ANCHOR, repeated } from '@/__tests__/builders/laws';
import { documents } from '@/content/legal/documents';
import { forms } from '@/content/legal/forms';
import type { ClubForm } from '@/lib/legal/forms';

test('no two PDFs share an address', () => {
  expect(repeated([...documents, ...forms].map(({ id }) => id))).toEqual([]);
});

describe.each<ClubForm>(forms)('$id', ({ title, lead, parts }) => {
  const fields = parts.flatMap((part) => part.fields);

  test('names each field once, as an address', () => {
    const ids = fields.map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    for (const id of ids) expect(id).toMatch(ANCHOR);
  });

  test('ends sentences and options with a full stop, titles and labels with nothing', () => {
    const texts = [lead, ...parts.flatMap(({ before = [], after = [] }) => [...before, ...after])];
    const options = fields.flatMap((field) => (field.kind === 'choice' ? field.options : []));
    for (const text of [...texts, ...options.map(({ label }) => label)]) expect(text).toMatch(/\.$/);
    for (const text of [title, ...parts.map((part) => part.title), ...fields.map(({ label }) => label)])
      expect(text).not.toMatch(/[.:]$/);
  });

  test('is signed with a pen', () => {
    expect(fields.some((field) => field.kind === 'line' && field.byHand)).toBe(true);
  });

  test('keeps the straight apostrophe', () => {
    expect(JSON.stringify([title, lead, parts])).not.toContain('’');
  });
});
