import fc from 'fast-check';
import { people } from '@/content/people/people';
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
    const faces = new Set(Object.keys(people).map((id) => JSON.stringify(portraitTraits(id))));
    expect(faces.size).toBeGreaterThan(Object.keys(people).length / 2);
  });
});
