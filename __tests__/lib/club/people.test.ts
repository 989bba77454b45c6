import { aDirectory } from '@/__tests__/builders/people';
import { personOf } from '@/lib/club/people';

test('somebody is found by their id, and nobody by any other text', () => {
  expect(personOf(aDirectory(), 'nil').name).toBe('Nil Costa i Roig');
  expect(() => personOf(aDirectory(), 'ningu')).toThrow(RangeError);
});
