import fc from 'fast-check';
import { fingerprint } from '@/lib/text/fingerprint';

const printOf = (text: string) => fingerprint(new TextEncoder().encode(text));

describe('the fingerprint of some bytes', () => {
  it('is the same for the same', () => {
    fc.assert(fc.property(fc.string(), (text) => printOf(text) === printOf(`${text}`)));
  });

  it('is another for others, down to a letter or the order of two', () => {
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
