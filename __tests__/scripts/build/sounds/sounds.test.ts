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
