import fc from 'fast-check';
import { fingerprint } from '@/lib/text/fingerprint';

describe('the fingerprint of a text', () => {
  it('is the same whatever a host does to line breaks and to the mark of byte order', () => {
    expect(fingerprint('\uFEFFa\r\nb\r\n')).toBe(fingerprint('a\nb\n'));
  });

  it('is another for another text, down to a letter or the order of two', () => {
    const print = fingerprint('dia,mes\n1,2\n');
    for (const other of ['dia,mes\n1,3\n', 'dia,mes\n2,1\n', 'dia,mes\n1,2', 'dia,mes\n1,2\n\n', ''])
      expect(fingerprint(other)).not.toBe(print);
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, two) => {
        fc.pre(one.replaceAll('\r', '') !== two.replaceAll('\r', ''));
        expect(fingerprint(one)).not.toBe(fingerprint(two));
      }),
    );
  });
});
