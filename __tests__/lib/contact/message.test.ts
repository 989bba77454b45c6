import fc from 'fast-check';
import { EMPTY_DRAFT, parseDraft, serializeDraft, withStored, withTyped } from '@/lib/contact/draft';
import { chooseSubject, EMPTY_MESSAGE, MAX_LENGTH, subjectIn, validateContact } from '@/lib/contact/message';

const good = { name: 'Núria', email: 'nuria@domini.cat', subject: 'Hola', message: 'Bon dia' };

describe('contact form', () => {
  test('a complete message has nothing wrong', () => {
    expect(validateContact(good)).toEqual({});
  });

  test.each(['name', 'email', 'subject', 'message'] as const)(
    'an empty or blank %s is a problem',
    (field) => {
      expect(validateContact({ ...good, [field]: '' })[field]).toBe('empty');
      expect(validateContact({ ...good, [field]: ' \n ' })[field]).toBe('empty');
    },
  );

  test.each([
    'nuria',
    'nuria@',
    '@domini.cat',
    'nuria@domini',
    'a b@domini.cat',
    'a@b@c.cat',
    'a@domini..cat',
  ])('%j is no address', (email) => {
    expect(validateContact({ ...good, email })).toEqual({ email: 'address' });
  });

  test.each(['a@b.cat', 'núria.puig+colla@estudiant.zona.example', " nuria.o'hara@domini.cat "])(
    '%j is an address',
    (email) => {
      expect(validateContact({ ...good, email })).toEqual({});
    },
  );

  test('a text beyond the limit is too long, and one at the limit is not', () => {
    const message = 'x'.repeat(MAX_LENGTH.message + 1);
    expect(validateContact({ ...good, message })).toEqual({ message: 'too-long' });
    expect(validateContact({ ...good, message: message.slice(1) })).toEqual({});
  });
});

const subjects = [
  { id: 'assaig', text: 'Vull venir a assaig' },
  { id: 'actuacio', text: 'Veniu a actuar' },
];

test.each([
  ['?assumpte=actuacio', 'Veniu a actuar'],
  ['?pagina=2&assumpte=assaig', 'Vull venir a assaig'],
  ['?assumpte=Veniu%20a%20actuar', ''],
  ['?assumpte=__proto__', ''],
  ['?assumpte', ''],
  ['', ''],
])('the query %j asks for the subject %j', (query, text) => {
  expect(subjectIn(query, subjects)).toBe(text);
});

test.each([
  ['nothing is written', '', 'Veniu a actuar', 'Veniu a actuar'],
  ['another link has written', 'Vull venir a assaig', 'Veniu a actuar', 'Veniu a actuar'],
  ['the user has written', 'La faixa', 'Veniu a actuar', 'La faixa'],
  ['no subject is asked for', 'Vull venir a assaig', '', 'Vull venir a assaig'],
])('when %s', (_, written, asked, subject) => {
  expect(chooseSubject(written, asked, subjects)).toBe(subject);
});

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
