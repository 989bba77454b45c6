import { aCopy } from '@/__tests__/builders/statistics';
import { dayOfReading, diadesSayTheSame, lacksDiades, lacksScores, saysTheSame } from '@/lib/diades/copy';
import { fingerprint } from '@/lib/text/fingerprint';

const bytes = (text: string) => new TextEncoder().encode(text);
const texts = { diades: bytes('dia,mes\n1,2\n'), puntuacions: bytes('castell\n3d7\n') };
const copy = {
  ...aCopy,
  prints: { diades: fingerprint(texts.diades), puntuacions: fingerprint(texts.puntuacions) },
};

describe('sheets that say what the copy says', () => {
  it('are those with the same texts', () => {
    expect(saysTheSame(copy, texts, copy.built)).toBe(true);
    expect(saysTheSame(copy, { ...texts, diades: bytes('dia,mes\n1,2\n3,4\n') }, copy.built)).toBe(false);
    expect(saysTheSame(copy, { ...texts, puntuacions: bytes('') }, copy.built)).toBe(false);
  });

  it('say something else once another season has begun', () => {
    expect(saysTheSame(copy, texts, '2027-08-31')).toBe(true);
    expect(saysTheSame(copy, texts, '2027-09-01')).toBe(false);
  });
});

describe('the copy and the day', () => {
  it('has a row that did not count yet counted when its day comes', () => {
    const waiting = { ...copy, nextDay: '2026-12-01' };
    expect(diadesSayTheSame(waiting, texts.diades, '2026-11-30')).toBe(true);
    expect(diadesSayTheSame(waiting, texts.diades, '2026-12-01')).toBe(false);
  });

  it('takes the day of the build for that of a clock that runs behind', () => {
    expect(dayOfReading(copy, '1970-01-01')).toBe(copy.built);
    expect(dayOfReading(copy, '2030-01-01')).toBe('2030-01-01');
  });
});

describe('a sheet that lacks diades, or towers', () => {
  it.each([
    [100, false],
    [90, false],
    [89, true],
    [0, true],
  ])('of 100 it holds %s: %s', (count, lacks) => {
    expect(lacksDiades({ ...aCopy, count }, { ...aCopy, count: 100 })).toBe(lacks);
    expect(lacksScores(count, { scored: 100 })).toBe(lacks);
  });

  it('cannot be told when there was none', () => {
    expect(lacksDiades({ ...aCopy, count: 0 }, { ...aCopy, count: 0 })).toBe(false);
  });
});
