import fc from 'fast-check';
import { escapeText, foldLine, MAX_OCTETS } from '@/lib/calendar/content-line';

/** Octets by Node's own encoder, so that the count of the source is not trusted to check itself. */
const octets = (text: string) => Buffer.byteLength(text, 'utf8');

describe('content lines', () => {
  test('commas, semicolons, backslashes and line breaks are escaped', () => {
    expect(escapeText('Pati, 12; a\\b\r\nc\nd')).toBe('Pati\\, 12\\; a\\\\b\\nc\\nd');
  });

  test('a short line is left as it is', () => {
    const line = 'à'.repeat(37);
    expect(foldLine(line)).toBe(line);
  });

  test('no piece passes 75 octets and unfolding gives the line back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const line = text.replace(/[\r\n]/g, '');
        const folded = foldLine(line);
        expect(folded.replaceAll('\r\n ', '')).toBe(line.replaceAll('\r\n ', ''));
        for (const piece of folded.split('\r\n')) expect(octets(piece)).toBeLessThanOrEqual(MAX_OCTETS);
      }),
    );
  });

  test.each(['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}'])(
    'a character of as many octets as %j is counted right',
    (character) => {
      const [first = ''] = foldLine(character.repeat(100)).split('\r\n');
      expect(octets(first)).toBe(MAX_OCTETS - (MAX_OCTETS % octets(character)));
    },
  );

  test('pieces are as long as they can be', () => {
    expect(foldLine('a'.repeat(160)).split('\r\n').map(octets)).toEqual([75, 75, 12]);
  });
});
