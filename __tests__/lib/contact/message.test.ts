import fc from 'fast-check';
import { composeMailto, encodeMailText, MAX_MAILTO_LENGTH, readAnswer } from '@/lib/contact/delivery';
import { EMPTY_DRAFT, parseDraft, serializeDraft, withTyped } from '@/lib/contact/draft';
import {
  type ContactMessage,
  chooseSubject,
  EMPTY_MESSAGE,
  MAX_LENGTH,
  messageBody,
  subjectIn,
  validateContact,
} from '@/lib/contact/message';

const good = { name: 'Núria', email: 'nuria@domini.cat', subject: 'Hola', message: 'Bon dia' };

test.each<[string, Partial<ContactMessage>, object]>([
  ['complete', {}, {}],
  ...(['name', 'email', 'subject', 'message'] as const).map(
    (field): [string, Partial<ContactMessage>, object] => [
      `without ${field}`,
      { [field]: ' \n ' },
      { [field]: 'empty' },
    ],
  ),
  ...['nuria', 'nuria@', '@domini.cat', 'nuria@domini', 'a b@domini.cat', 'a@b@c.cat', 'a@domini..cat'].map(
    (email): [string, Partial<ContactMessage>, object] => [`from ${email}`, { email }, { email: 'address' }],
  ),
  ['from an address', { email: 'a@b.cat' }, {}],
  ['from a longer one', { email: " nuria.o'hara+colla@estudiant.zona.example " }, {}],
  ['at the limit', { message: 'x'.repeat(MAX_LENGTH.message) }, {}],
  ['beyond it', { message: 'x'.repeat(MAX_LENGTH.message + 1) }, { message: 'too-long' }],
])('contact form a message %s', (_, change, problems) => {
  expect(validateContact({ ...good, ...change })).toEqual(problems);
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

function aMessage(change: Partial<ContactMessage> = {}): ContactMessage {
  return {
    name: 'Núria',
    email: 'nuria@domini.cat',
    subject: 'Vull venir',
    message: 'Hola!\nQuan?',
    ...change,
  };
}

/** Reads an address as a mail program does. */
function readMailto(href: string): { to: string; subject: string; body: string } {
  const [to = '', query = ''] = href.slice('mailto:'.length).split('?');
  const fields = new Map(query.split('&').map((field) => field.split('=', 2) as [string, string])); // always two pieces
  return {
    to: decodeURIComponent(to),
    subject: decodeURIComponent(fields.get('subject') ?? ''),
    body: decodeURIComponent(fields.get('body') ?? ''),
  };
}

describe('mailto address', () => {
  test('any subject and message survive the round trip, or are too long', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 120 });
    fc.assert(
      fc.property(text, text, (subject, message) => {
        const written = aMessage({ subject, message });
        const mailto = composeMailto('a@b.cat', written);
        if (mailto.kind === 'too-long') return expect(mailto.length).toBeGreaterThan(MAX_MAILTO_LENGTH);
        const read = readMailto(mailto.href);
        expect(read.subject).toBe(subject.trim().replace(/\s+/g, ' '));
        expect(read.body.replaceAll('\r\n', '\n')).toBe(messageBody(written).replace(/\r\n|\r/g, '\n'));
      }),
    );
  });

  test('a lone half of an emoji does not break it', () => {
    expect(decodeURIComponent(encodeMailText('a\uD83Db'))).toBe('a\uFFFDb');
    expect(decodeURIComponent(encodeMailText('👐'))).toBe('👐');
  });

  test('1,900 characters are still an address and one more is not', () => {
    const base = composeMailto('a@b.cat', aMessage({ message: 'x' }));
    const used = base.kind === 'address' ? base.href.length - 1 : 0;
    const fits = composeMailto('a@b.cat', aMessage({ message: 'x'.repeat(1900 - used) }));
    expect(fits.kind === 'address' && fits.href.length).toBe(1900);
    expect(composeMailto('a@b.cat', aMessage({ message: 'x'.repeat(1901 - used) }))).toEqual({
      kind: 'too-long',
      length: 1901,
    });
  });

  test('nothing typed can add a recipient or a header', () => {
    const mailto = composeMailto('a@b.cat', aMessage({ subject: 'x&bcc=tothom@b.cat\r\nBcc: y' }));
    expect(mailto.kind === 'address' && mailto.href.split('&')).toHaveLength(2);
  });
});

describe('readAnswer', () => {
  test.each([
    '{}',
    '{"success":"true"}',
    '{"next":"/gracies","ok":true}',
    '{"status":"success","error":null,"errors":[]}',
  ])('is a yes: %s', (body) => expect(readAnswer(body)).toBeNull());

  test.each([
    '{"ok":false,"error":"spam"}',
    '{"success":"false"}',
    '{"errors":[{"code":"EMPTY"}]}',
    '{"error":"spam"}',
    '{"status":"error"}',
  ])('is a no: %s', (body) => expect(readAnswer(body)).toBe('refused'));

  test.each(['', '<!doctype html><title>Entra</title>', 'ok', 'true', 'null', '[]', '{"ok":true'])(
    "is not the endpoint's: %s",
    (body) => expect(readAnswer(body)).toBe('unknown-answer'),
  );
});
