import fc from 'fast-check';
import { toWellFormed } from '@/lib/text/well-formed';
import { anyText } from '../../builders/any-text';

test.each([
  ['a\ud83c', 'a\ufffd'],
  ['\udf89b', '\ufffdb'],
  ['\udf89\ud83c', '\ufffd\ufffd'],
  ['🎉 Força, colla!', '🎉 Força, colla!'],
])('%j becomes %j', (text, wellFormed) => {
  expect(toWellFormed(text)).toBe(wellFormed);
});

test('agrees with the method of newer browsers', () => {
  fc.assert(fc.property(anyText, (text) => expect(toWellFormed(text)).toBe(text.toWellFormed())));
});
