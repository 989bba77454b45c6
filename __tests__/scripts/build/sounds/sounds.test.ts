import { readFileSync } from 'node:fs';
import { SOUND_NAMES } from '@/lib/castle-game/show/sounds';
import { RATE } from '@/scripts/build/sounds/instruments';
import { phraseOf, soundOf } from '@/scripts/build/sounds/sounds';

describe('the sounds that are made before each build', () => {
  test.each(SOUND_NAMES)(
    '%s is short, neither silent nor clipped, ends without a click, and is always the same',
    (name) => {
      const samples = soundOf(name);
      const seconds = samples.length / RATE;
      const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      expect(seconds).toBeGreaterThan(0.2);
      expect(seconds).toBeLessThan(3);
      expect(loudest).toBeGreaterThan(20_000);
      expect(loudest).toBeLessThan(32_000);
      expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(300);
      // toEqual is slow with a hundred thousand samples.
      expect(Buffer.from(soundOf(name).buffer).equals(Buffer.from(samples.buffer))).toBe(true);
    },
  );

  test('take their tune from the score: d above the high a, a, b, a', () => {
    expect(phraseOf('Aleta').slice(0, 4)).toEqual([
      { pitch: 17, eighths: 3 },
      { pitch: 12, eighths: 3 },
      { pitch: 14, eighths: 2 },
      { pitch: 12, eighths: 1 },
    ]);
    expect(() => phraseOf('Vals')).toThrow('no line with the annotation "Vals"');
  });
});

/** Length of a bar in eighths: notes, rests and their numbers; decorations, cues and repeats aside. */
function barLength(bar: string): number {
  const notes = bar.replace(/"[^"]*"|![^!]*!|\[[^\]]*\]/g, '').matchAll(/[A-Ga-gz][,']*(?<length>\d*)/g);
  return [...notes].reduce((sum, { groups }) => sum + Number(groups?.length || 1), 0);
}

describe('the source of the score', () => {
  const lines = readFileSync('scripts/build/sounds/toc-de-castells.abc', 'utf8').split('\n');
  const voice = (name: string) =>
    lines
      .filter((line) => line.startsWith(`[${name}]`))
      .map((line) =>
        line
          .slice(4)
          .split(/:?\|+[\]:\d]?/)
          .map(barLength)
          .filter((length) => length > 0),
      );

  test('fills every bar of both voices with six eighths', () => {
    expect(voice('V:1').length).toBeGreaterThan(0);
    expect([...voice('V:1'), ...voice('V:2')].flat().every((length) => length === 6)).toBe(true);
  });

  test('gives both voices the same bars, line by line', () => {
    expect(voice('V:2').map(({ length }) => length)).toEqual(voice('V:1').map(({ length }) => length));
  });
});
