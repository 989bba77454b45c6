import { GAME_CODES } from '@/__tests__/builders/tower-codes';
import { catalogue } from '@/content/castle-game/catalogue';
import { oddsExceptions } from '@/content/castle-game/odds-exceptions';
import { rehearsalTowers } from '@/content/castle-game/rehearsal-towers';
import { scoredTowers } from '@/content/castle-game/scored-towers';
import { tuning } from '@/lib/castle-game/tuning';
import { GAME_OUTCOMES } from '@/lib/castle-game/types';

const entries = [...catalogue.values()];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the catalogue of the game', () => {
  // The lists themselves are looked at: in the catalogue made of them a tower written twice would hide the first.
  const written = [...scoredTowers, ...rehearsalTowers].map(({ code }) => code);

  test('has each of its towers written once', () => {
    expect(written.filter((code, index) => written.indexOf(code) !== index)).toEqual([]);
    expect([...catalogue.keys()]).toEqual(written);
  });

  test('has every tower that the game must have', () => {
    expect(GAME_CODES.filter((code) => !catalogue.has(code))).toEqual([]);
  });

  test('gives points and a group to what is performed, and none to what is only rehearsed', () => {
    for (const { code, rehearsalOnly, group, carregat, descarregat } of entries) {
      expect({ code, scores: descarregat > carregat && carregat > 0 }).toEqual({
        code,
        scores: !rehearsalOnly,
      });
      expect({ code, grouped: group !== null }).toEqual({ code, grouped: !rehearsalOnly });
    }
  });

  test('leans only on towers that it has', () => {
    const names = entries.flatMap(({ odds }) => Object.keys(odds.dependencies));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(catalogue.has(name)).toBe(true);
  });

  test('never leans on itself, however long the way', () => {
    const depth = (code: string, above: readonly string[]): void => {
      expect(above).not.toContain(code);
      const below = catalogue.get(code)?.odds.dependencies ?? {};
      for (const name of Object.keys(below)) depth(name, [...above, code]);
    };
    for (const { code } of entries) depth(code, []);
  });

  test('has weights and chances that add up to 1, and caps in order', () => {
    for (const { code, odds } of entries) {
      const { dependencies, own, caps, leaning } = odds;
      const weights = Object.values(dependencies);
      expect(sum(own)).toBeCloseTo(1, 12);
      if (weights.length > 0) expect(sum(weights)).toBeCloseTo(1, 12);
      expect({ code, leans: weights.length > 0 }).toEqual({ code, leans: leaning > 0 });
      expect(caps[0]).toBeGreaterThan(0);
      expect(caps[0]).toBeLessThan(own[0]);
      // A cap below any of them would turn attempts that were undone in time into carregats and falls.
      expect(Math.max(...own)).toBeLessThanOrEqual(caps[1]);
      expect(caps[1]).toBeLessThan(1);
    }
  });

  test('starts harder, caps lower and learns slower with each group, among towers built upwards', () => {
    const upright = entries.filter(({ code }) => !code.includes('s') && !code.includes('P'));
    for (let group = 1; group <= 8; group += 1) {
      const easier = upright.find((entry) => entry.group === group - 1);
      const harder = upright.find((entry) => entry.group === group);
      if (!easier || !harder) throw new Error(`There is no group ${group}.`);
      const [one, other] = [easier.odds, harder.odds];
      expect(other.own[0]).toBeLessThan(one.own[0]);
      expect(other.caps[1]).toBeLessThan(one.caps[1]);
      for (const outcome of GAME_OUTCOMES)
        expect(other.multipliers[outcome][0]).toBeLessThan(one.multipliers[outcome][0]);
    }
  });

  test('asks who lifts a tower from below for the same one built upwards, before all else', () => {
    const lifted = entries.filter(({ code }) => code.includes('s'));
    expect(lifted.length).toBeGreaterThan(5);
    for (const { code, odds } of lifted) {
      const upright = code.replace('s', '');
      expect(catalogue.has(upright)).toBe(true);
      expect({ code, share: odds.dependencies[upright] }).toEqual({
        code,
        share: Math.max(...Object.values(odds.dependencies)),
      });
      expect(odds.caps[1]).toBeLessThan(catalogue.get(upright)?.odds.caps[1] ?? 0);
    }
  });

  test('teaches something with every outcome, so that nobody is stuck', () => {
    for (const { odds } of entries) {
      for (const outcome of GAME_OUTCOMES) {
        const [first, ...rest] = odds.multipliers[outcome];
        for (const other of rest) expect(first).toBeGreaterThan(other);
      }
    }
  });

  test('makes exceptions only of towers it has, one of each and with its reason', () => {
    const codes = oddsExceptions.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, reason, dependencies } of oddsExceptions) {
      expect(catalogue.has(code)).toBe(true);
      expect(reason).toMatch(/\.$/);
      expect(Object.keys(catalogue.get(code)?.odds.dependencies ?? {})).toEqual(Object.keys(dependencies));
    }
  });
});

describe('the tuning', () => {
  test('has a number for each level', () => {
    for (const numbers of [
      tuning.start,
      tuning.most,
      tuning.least,
      tuning.pace,
      tuning.leaning,
      tuning.ready,
    ])
      expect(numbers).toHaveLength(9);
  });
});
