import fc from 'fast-check';
import { EMPTY_DRAFT, parseDraft, serializeDraft, withStored, withTyped } from '@/lib/contact/draft';
import { EMPTY_MESSAGE } from '@/lib/contact/message';

describe('draft of a message', () => {
  test('survives the round trip', () => {
    const text = fc.string({ unit: 'grapheme' });
    const draft = fc.record({
      message: fc.record({ name: text, email: text, subject: text, message: text }),
      sent: fc.boolean(),
    });
    fc.assert(fc.property(draft, (written) => expect(parseDraft(serializeDraft(written))).toEqual(written)));
  });

  test('missing or invalid data is an empty draft', () => {
    for (const text of [null, '', '{', 'null', '3', '[]', '"x"'])
      expect(parseDraft(text)).toEqual(EMPTY_DRAFT);
    fc.assert(fc.property(fc.json(), (text) => Object.keys(parseDraft(text).message).length === 4));
  });

  test('what can be saved of a half broken one is saved', () => {
    expect(parseDraft('{"name":"Pau","email":3,"message":"Ei","other":"x"}').message).toEqual({
      ...EMPTY_MESSAGE,
      name: 'Pau',
      message: 'Ei',
    });
  });
});

describe('what was typed before the draft could be shown', () => {
  const kept = { name: 'Pau', email: '', subject: 'Assaig', message: 'Bon dia' };

  test('a typed line replaces the stored one, an empty line does not', () => {
    expect(withTyped(kept, { ...EMPTY_MESSAGE, name: 'Pau Riu', email: 'p@x.cat' })).toEqual({
      ...kept,
      name: 'Pau Riu',
      email: 'p@x.cat',
    });
  });

  test('a typed message is appended to the stored one, once', () => {
    const typed = { ...EMPTY_MESSAGE, message: 'Hola' };
    expect(withTyped(kept, typed).message).toBe('Bon dia\n\nHola');
    expect(withTyped(withTyped(kept, typed), typed).message).toBe('Bon dia\n\nHola');
    expect(withTyped(kept, { ...typed, message: 'Bon dia a tothom' }).message).toBe('Bon dia a tothom');
    expect(withTyped(EMPTY_MESSAGE, typed)).toEqual(typed);
  });
});

test('changes of another tab are merged, other fields stay', () => {
  const here = { name: 'Pau', email: '', subject: 'Assaig', message: 'Escrit aquí' };
  const before = { ...here, message: '' };
  expect(withStored(here, { before, now: { ...before, subject: 'Dimarts' } })).toEqual({
    ...here,
    subject: 'Dimarts',
  });
  expect(withStored(here, { before, now: EMPTY_MESSAGE })).toEqual({
    ...EMPTY_MESSAGE,
    message: 'Escrit aquí',
  });
});
