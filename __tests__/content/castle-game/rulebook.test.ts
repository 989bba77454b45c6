import { GAME_CODES } from '@/__tests__/builders/tower-codes';
import { oddsExceptions } from '@/content/castle-game/odds-exceptions';
import { rulebook } from '@/content/castle-game/rulebook';
import { RESULTS } from '@/lib/castle-game/results';
import { tuning } from '@/lib/castle-game/tuning';
import { CONTEXTS } from '@/lib/castle-game/types';

const entries = [...rulebook.catalogue.values()];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the catalogue of the game', () => {
  it('has every tower of the game, each once', () => {
    expect(entries.map(({ castell }) => castell).sort()).toEqual([...GAME_CODES].sort());
  });

  it.each([
    ['Pd3', 15, 5, 10],
    ['3d5', 28, 15, 20],
    ['9d5', 94, 80, 90],
    ['4d9f', 252, 5510, 7120],
    ['Pd8fmp', 322, 5235, 6475],
    ['7d8f', 348, 3015, 3865],
  ])('knows that %s takes %i people and gives %i or %i points', (castell, gent, carregat, descarregat) => {
    expect(rulebook.catalogue.get(castell)).toMatchObject({ gent, carregat, descarregat });
  });

  it('gives points and a group to what is performed, and none to what is only rehearsed', () => {
    for (const { castell, neta, grup, carregat, descarregat } of entries) {
      expect({ castell, scores: descarregat > carregat && carregat > 0 }).toEqual({ castell, scores: !neta });
      expect({ castell, grouped: grup !== null }).toEqual({ castell, grouped: !neta });
    }
  });

  it('leans only on towers that it has', () => {
    const names = entries.flatMap(({ probabilitats }) => Object.keys(probabilitats.dependencies));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(rulebook.catalogue.has(name)).toBe(true);
  });

  it('never leans on itself, however long the way', () => {
    const depth = (castell: string, above: readonly string[]): void => {
      expect(above).not.toContain(castell);
      const below = rulebook.catalogue.get(castell)?.probabilitats.dependencies ?? {};
      for (const name of Object.keys(below)) depth(name, [...above, castell]);
    };
    for (const { castell } of entries) depth(castell, []);
  });

  it('has weights and chances that add up to 1, and caps in order', () => {
    for (const { castell, probabilitats } of entries) {
      const { dependencies, unique, caps, pes_dependencies } = probabilitats;
      const weights = Object.values(dependencies);
      expect(sum(unique)).toBeCloseTo(1, 12);
      if (weights.length > 0) expect(sum(weights)).toBeCloseTo(1, 12);
      expect({ castell, leans: weights.length > 0 }).toEqual({ castell, leans: pes_dependencies > 0 });
      expect(caps[0]).toBeGreaterThan(0);
      expect(caps[0]).toBeLessThan(unique[0]);
      expect(unique[0]).toBeLessThan(caps[1]);
      expect(caps[1]).toBeLessThan(1);
    }
  });

  it('starts harder, caps lower and learns slower with each group', () => {
    for (let grup = 1; grup <= 8; grup += 1) {
      const easier = entries.find((entry) => entry.grup === grup - 1);
      const harder = entries.find((entry) => entry.grup === grup);
      if (!easier || !harder) throw new Error(`There is no group ${grup}.`);
      const [one, other] = [easier.probabilitats, harder.probabilitats];
      expect(other.unique[0]).toBeLessThan(one.unique[0]);
      expect(other.caps[1]).toBeLessThan(one.caps[1]);
      for (const result of RESULTS)
        expect(other.multipliers[result][0]).toBeLessThan(one.multipliers[result][0]);
    }
  });

  it('teaches something with every result, so that nobody is stuck', () => {
    for (const { probabilitats } of entries) {
      for (const result of RESULTS) {
        const [first, ...rest] = probabilitats.multipliers[result];
        for (const other of rest) expect(first).toBeGreaterThan(other);
      }
    }
  });

  it.each([
    ['4d8', ['4d7n', '4d7']],
    ['3d7a', ['3d6an', '3d6a', 'Pd5']],
    ['3d7s', ['3d6n', '3d6s']],
    ['3d8f', ['3d7n', '3d7', 'FT 3d8f']],
    ['3d8fa', ['3d6an', '3d7a', 'Pd6f', 'FT 3d8fa']],
    ['Td8fm', ['Td6n', 'Td7f', 'FT Td8fm', 'MT Td8fm']],
    ['Pd8fmp', ['Pd5n', 'Pd7fm', 'FT Pd8fmp', 'MT Pd8fmp', 'PT Pd8fmp']],
    ['Td7sf', ['Td6n', 'Td6s', 'FT Td7f']],
    ['5d5m', ['5d4n', '5d5']],
    ['3d4n', []],
  ])('makes %s lean on %j', (castell, names) => {
    const { dependencies = {} } = rulebook.catalogue.get(castell)?.probabilitats ?? {};
    expect(Object.keys(dependencies)).toEqual(names);
  });

  it('makes exceptions only of towers it has, with a reason each', () => {
    for (const { castell, reason } of oddsExceptions) {
      expect(rulebook.catalogue.has(castell)).toBe(true);
      expect(reason).toMatch(/\.$/);
    }
  });

  it('cannot be changed', () => {
    const entry = rulebook.catalogue.get('3d5');
    expect(() => Object.assign(entry?.probabilitats.unique ?? {}, { 0: 1 })).toThrow(TypeError);
  });
});

describe('the missions', () => {
  const objectives = rulebook.missions.flatMap((mission) =>
    CONTEXTS.flatMap((context) => mission.objectives[context] ?? []),
  );

  it('ask for towers and results that there are', () => {
    for (const { castell, action } of objectives) {
      expect(rulebook.catalogue.has(castell)).toBe(true);
      expect(RESULTS.map((result) => result.toLowerCase())).toContain(action);
    }
  });

  it('have different titles, which is how they are told apart', () => {
    expect(new Set(rulebook.missions.map(({ title }) => title)).size).toBe(rulebook.missions.length);
  });

  it('take a team from fifteen members to the thirty-one of a performance', () => {
    const paid = sum(rulebook.missions.flatMap(({ rewards }) => rewards.map(({ amount }) => amount)));
    expect(15 + paid).toBeGreaterThanOrEqual(31);
  });
});

describe('the tuning', () => {
  it('has a number for each level', () => {
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
