import { aCopy } from '@/__tests__/builders/statistics';
import { saysTheSame } from '@/lib/diades/copy';
import { fingerprint } from '@/lib/text/fingerprint';

const texts = { diades: 'dia,mes\n1,2\n', puntuacions: 'castell\n3d7\n' };
const copy = {
  ...aCopy,
  prints: { diades: fingerprint(texts.diades), puntuacions: fingerprint(texts.puntuacions) },
};

describe('sheets that say what the copy says', () => {
  it('are those with the same texts', () => {
    expect(saysTheSame(copy, texts, copy.built)).toBe(true);
    expect(saysTheSame(copy, { ...texts, diades: `${texts.diades}3,4\n` }, copy.built)).toBe(false);
    expect(saysTheSame(copy, { ...texts, puntuacions: '' }, copy.built)).toBe(false);
  });

  it('say something else once another season has begun', () => {
    expect(saysTheSame(copy, texts, '2027-08-31')).toBe(true);
    expect(saysTheSame(copy, texts, '2027-09-01')).toBe(false);
  });
});
