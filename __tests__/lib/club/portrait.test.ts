import fc from 'fast-check';
import { HAIRSTYLES, portraitTraits } from '@/lib/club/portrait';

describe('portraitTraits', () => {
  test('the same id has the same traits', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(portraitTraits(id)).toEqual(portraitTraits(id));
        expect(HAIRSTYLES).toContain(portraitTraits(id).hairstyle);
      }),
    );
  });

  test('does not make everybody alike', () => {
    const names = ['mar', 'nil', 'ona', 'pau', 'ada', 'biel', 'clara', 'duna', 'emma', 'jana'];
    const faces = new Set(names.map((id) => JSON.stringify(portraitTraits(id))));
    expect(faces.size).toBeGreaterThan(names.length / 2);
  });
});
