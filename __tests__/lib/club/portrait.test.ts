import fc from 'fast-check';
import { HAIRSTYLES, portraitTraits } from '@/lib/club/portrait';

describe('portraitTraits', () => {
  it('gives the same person the same face, whoever they are', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(portraitTraits(id)).toEqual(portraitTraits(id));
        expect(HAIRSTYLES).toContain(portraitTraits(id).hairstyle);
      }),
    );
  });

  it('does not make everybody alike', () => {
    const names = ['mar', 'nil', 'ona', 'pau', 'ada', 'biel', 'clara', 'duna', 'emma', 'jana'];
    const faces = new Set(names.map((id) => JSON.stringify(portraitTraits(id))));
    expect(faces.size).toBeGreaterThan(names.length / 2);
  });
});
