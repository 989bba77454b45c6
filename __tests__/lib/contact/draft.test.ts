import fc from 'fast-check';
import { parseDraft, serializeDraft, withTyped } from '@/lib/contact/draft';
import { EMPTY_MESSAGE } from '@/lib/contact/message';

describe('draft of a message', () => {
  test('comes back as it was typed', () => {
    const text = fc.string({ unit: 'grapheme' });
    const message = fc.record({ name: text, email: text, subject: text, message: text });
    fc.assert(fc.property(message, (draft) => expect(parseDraft(serializeDraft(draft))).toEqual(draft)));
  });

  test('nothing kept, or something broken, is an empty message', () => {
    for (const text of [null, '', '{', 'null', '3', '[]', '"x"'])
      expect(parseDraft(text)).toEqual(EMPTY_MESSAGE);
    fc.assert(fc.property(fc.json(), (text) => Object.keys(parseDraft(text)).length === 4));
  });

  test('what can be saved of a half broken one is saved', () => {
    expect(parseDraft('{"name":"Pau","email":3,"message":"Ei","other":"x"}')).toEqual({
      ...EMPTY_MESSAGE,
      name: 'Pau',
      message: 'Ei',
    });
  });
});

describe('what was typed before the draft could be shown', () => {
  const kept = { name: 'Pau', email: '', subject: 'Assaig', message: 'Bon dia' };

  test('takes the place of a kept line, and an empty line leaves it', () => {
    expect(withTyped(kept, { ...EMPTY_MESSAGE, name: 'Pau Riu', email: 'p@x.cat' })).toEqual({
      ...kept,
      name: 'Pau Riu',
      email: 'p@x.cat',
    });
  });

  test('stands below a kept message, once', () => {
    const typed = { ...EMPTY_MESSAGE, message: 'Hola' };
    expect(withTyped(kept, typed).message).toBe('Bon dia\n\nHola');
    expect(withTyped(withTyped(kept, typed), typed).message).toBe('Bon dia\n\nHola');
    expect(withTyped(kept, { ...typed, message: 'Bon dia a tothom' }).message).toBe('Bon dia a tothom');
    expect(withTyped(EMPTY_MESSAGE, typed)).toEqual(typed);
  });
});
