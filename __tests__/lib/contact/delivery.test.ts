import fc from 'fast-check';
import { composeMailto, encodeMailText, MAX_MAILTO_LENGTH, readAnswer } from '@/lib/contact/delivery';
import { type ContactMessage, messageBody } from '@/lib/contact/message';

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
  test('accents, ampersands, plus signs and line breaks arrive as they were typed', () => {
    const message = aMessage({
      subject: 'Pinya & folre + l·l?',
      message: 'Àngel,\n\n100% segur: això = allò #1',
    });
    const mailto = composeMailto('junta@colla.example', message);
    expect(mailto.kind === 'address' && readMailto(mailto.href)).toEqual({
      to: 'junta@colla.example',
      subject: 'Pinya & folre + l·l?',
      body: 'Àngel,\r\n\r\n100% segur: això = allò #1\r\n\r\nNúria\r\nnuria@domini.cat',
    });
  });

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
  test.each(['{}', '{"ok":true}', '{"success":true}', '{"success":"true"}', '{"next":"/gracies","ok":true}'])(
    'is a yes: %s',
    (body) => expect(readAnswer(body)).toBeNull(),
  );

  test.each(['{"ok":false,"error":"spam"}', '{"success":false}', '{"success":"false"}'])(
    'is a no: %s',
    (body) => expect(readAnswer(body)).toBe('refused'),
  );

  test.each(['', '<!doctype html><title>Entra</title>', 'ok', 'true', 'null', '[]', '{"ok":true'])(
    "is not the endpoint's: %s",
    (body) => expect(readAnswer(body)).toBe('unknown-answer'),
  );
});
