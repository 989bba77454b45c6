import fc from 'fast-check';
import { decodeText } from '@/lib/csv/decode';

const text = 'dia,situació\n1,Plaça de l\u2019Àngel\n';
const wide = (bytes: Buffer) => new Uint8Array(bytes);

describe('the text of some bytes', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16', wide(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['UTF-16 without its mark', wide(Buffer.from(text, 'utf16le'))],
    ['UTF-16, the high byte first', wide(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())],
    ['UTF-16, the high byte first, without its mark', wide(Buffer.from(text, 'utf16le').swap16())],
  ])('is read from %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  test('is read from Latin-1, which old spreadsheets write', () => {
    const bytes = Uint8Array.from(Buffer.from('Plaça de l\u00B7Àngel', 'latin1'));
    expect(decodeText(bytes)).toBe('Plaça de l·Àngel');
  });

  test('is what was written, whatever was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        fc.pre(!any.includes('\u0000') && !any.startsWith('\uFEFF'));
        expect(decodeText(new TextEncoder().encode(any))).toBe(any);
      }),
    );
    expect(decodeText(new Uint8Array())).toBe('');
  });
});
