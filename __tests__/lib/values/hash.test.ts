import fc from 'fast-check';
import { fingerprint, fnv1a, textHash } from '@/lib/values/hash';

const printOf = (text: string) => fingerprint(new TextEncoder().encode(text));

describe('fingerprint', () => {
  test('equal bytes have equal fingerprints', () => {
    fc.assert(fc.property(fc.string(), (text) => printOf(text) === printOf(`${text}`)));
  });

  test('different bytes differ, down to a letter or the order of two', () => {
    const print = printOf('dia,mes\n1,2\n');
    for (const other of ['dia,mes\n1,3\n', 'dia,mes\n2,1\n', 'dia,mes\n1,2', 'dia,mes\n1,2\n\n', ''])
      expect(printOf(other)).not.toBe(print);
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), (one, two) => {
        fc.pre(String(one) !== String(two));
        expect(fingerprint(one)).not.toBe(fingerprint(two));
      }),
    );
  });
});

// Published test vectors of FNV-1a.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the FNV-1a of "%s" is %d', (text, hash) => {
  expect(textHash(text)).toBe(hash);
  expect(fnv1a(text.length, (index) => text.charCodeAt(index))).toBe(hash);
});
