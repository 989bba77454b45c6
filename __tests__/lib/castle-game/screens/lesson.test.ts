import { aLastAttempt, anAttempt, aTeam, played, statsWith, sureOf, tryOf } from '@/__tests__/builders/teams';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import { bestOutcome, lessonOf } from '@/lib/castle-game/screens/lesson';
import type { Odds } from '@/lib/castle-game/types';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';

const forty = aTeam({ attendees: 40 });
const teamAfter = (outcome: GameOutcome, ...codes: string[]) =>
  played(sureOf(forty, outcome), ...codes.map(tryOf)).team;

test('tells what the last attempt taught, whether it was built, and on what the tower leans', () => {
  const { team } = played(aTeam(), tryOf('3d4n'));
  const lesson = lessonOf(team, '3d4n');
  expect(lesson?.before).toBe(team.stats['3d4n']?.attempts[0]?.chances[0]);
  expect(lesson?.now).toBeGreaterThan(lesson?.before ?? 1);
  expect(lesson?.leansOn).toEqual([]);
  const built = (['carregat', 'intent'] as const).map(
    (one) => lessonOf(teamAfter(one, '3d4n'), '3d4n')?.built,
  );
  expect(built).toEqual([true, false]);
});

test.each(['3d4n', 'constructor'])('tells nothing of %s, which was never tried or is none', (code) => {
  expect(lessonOf(aTeam().team, code)).toBeUndefined();
});

test('names the tower that must be descarregat before a lifted one can be learnt', () => {
  expect(lessonOf(teamAfter('intent', 'Pd3s'), 'Pd3s')?.requires).toBe('Pd3');
  expect(lessonOf(teamAfter('descarregat', 'Pd3', 'Pd3s'), 'Pd3s')?.requires).toBeUndefined();
});

test.each<[Record<string, number>, string | undefined]>([
  // Its own chance is no lower than that of the harder tower below.
  [{ Td8fm: 1 }, 'Td8fm'],
  // The pilar is limited by its neta in turn.
  [{ Pd3: 1 }, 'Pd3n'],
  [{ Td8fm: 0.5, Pd8fmp: 0.5 }, undefined],
  [{}, undefined],
])('leaning on %j a tower is held by %s, the lowest that its chance cannot pass', (dependencies, held) => {
  const { team } = played(forty, tryOf('4d5'), tryOf('3d4n'));
  const stats = statsWith('4d5', { odds: { dependencies } }, team.stats);
  expect(lessonOf({ ...team, stats }, '4d5')?.heldBy).toBe(held);
});

test.each<[string, Partial<Odds>, string | undefined]>([
  ['can rise', { own: [0.5, 0, 0, 0.5], dependencies: {} }, 'Pd3n'],
  ['comes out nearly always', { own: [0.85, 0, 0, 0.15], dependencies: {} }, undefined],
  [
    'can rise no more',
    { own: [1, 0, 0, 0], leaning: 0.5, dependencies: { Td8fm: 0.9, '4d8': 0.1 } },
    undefined,
  ],
])('where the neta of a tower %s, it is held or not', (_, neta, held) => {
  const { stats } = teamAfter('descarregat', 'Pd3');
  const hard = statsWith('Td8fm', { odds: { own: [0.1, 0, 0, 0.9], dependencies: {} } }, stats);
  const sure = statsWith('Pd3', { odds: { own: [0.95, 0, 0, 0.05], dependencies: { Pd3n: 1 } } }, hard);
  const team = { ...forty.team, stats: statsWith('Pd3n', { odds: { caps: [0, 1], ...neta } }, sure) };
  expect(lessonOf(team, 'Pd3')?.heldBy).toBe(held);
});

test.each<[readonly GameOutcome[], GameOutcome]>([
  [['descarregat', 'descarregat', 'intent desmuntat'], 'descarregat'],
  [['intent desmuntat', 'intent', 'carregat'], 'carregat'],
  [['intent', 'intent desmuntat'], 'intent desmuntat'],
])('a series of %j is shown by the best that it gave, %s', (outcomes, best) => {
  const series = { outcomes, before: 0.01 };
  expect(bestOutcome(series)).toBe(best);
  const team = { ...teamAfter('intent', '3d4n'), lastAttempt: aLastAttempt('3d4n', { series }) };
  const built = best === 'descarregat' || best === 'carregat';
  expect(lessonOf(team, '3d4n')).toMatchObject({ built, before: 0.01 });
});

describe('a failure', () => {
  const team = teamAfter('intent desmuntat', '3d5');
  /** The same team, in which these towers have a chance of their own. */
  const knowing = (chance: number, ...outcomes: readonly GameOutcome[]) => ({
    ...team,
    stats: Object.fromEntries(
      Object.entries(team.stats).map(([code, stat]) => {
        const whole = code === '3d4n' ? chance : 0.1;
        const odds = { ...stat.odds, own: [whole, 0.1, 0.1, 0.8 - whole] as const };
        const attempts = code === '3d5' ? outcomes.map((outcome) => anAttempt(outcome)) : [];
        return [code, { ...stat, odds, attempts }];
      }),
    ),
  });
  const FAILED = 'intent desmuntat';
  const three = [FAILED, FAILED, FAILED] as const;

  test('looks ahead to more attempts like it', () => {
    const lesson = lessonOf(knowing(0.7, FAILED), '3d5');
    expect(lesson?.ahead).toBeGreaterThan(lesson?.now ?? 1);
  });

  test.each([
    ['nothing after two', knowing(0.5, FAILED, FAILED), undefined],
    [
      'an easier tower after three',
      knowing(0.5, ...three),
      { inARow: 3, step: { code: '3d4n', chance: 0.5 }, canLearn: true },
    ],
    ['nothing after a success', knowing(0.5, ...three, 'carregat'), undefined],
    [
      'none that is already learnt',
      knowing(0.9, FAILED, ...three),
      { inARow: 4, step: undefined, canLearn: true },
    ],
    [
      'none that too few came for',
      { ...knowing(0.5, ...three), attendees: 3 },
      { inARow: 3, step: undefined, canLearn: true },
    ],
  ])('proposes %s', (_, state, stuck) => {
    expect(lessonOf(state, '3d5')?.stuck).toEqual(stuck);
  });

  test('proposes nothing that would teach no more, and says when the tower itself would not', () => {
    const atCap = (code: string) => {
      const { stats } = knowing(0.5, ...three);
      return { ...team, stats: statsWith(code, { odds: { caps: [0, 0.5], own: [0.5, 0, 0, 0.5] } }, stats) };
    };
    const leaning = (dependencies: Record<string, number>) => {
      const { stats } = knowing(0.5, ...three);
      const known = statsWith('Td4n', { odds: { own: [0.4, 0.1, 0.1, 0.4] } }, stats);
      return lessonOf({ ...team, stats: statsWith('3d5', { odds: { dependencies } }, known) }, '3d5')?.stuck
        ?.step?.code;
    };
    expect(leaning({ '3d4n': 0.5, Pd3: 0.5 })).toBe('3d4n');
    expect(leaning({ '3d4n': 0.01, Pd3: 0.99 })).toBeUndefined();
    // Less likely, but the tower leans on it most.
    expect(leaning({ '3d4n': 0.1, Td4n: 0.9 })).toBe('Td4n');
    expect(lessonOf(atCap('3d5'), '3d5')?.stuck?.canLearn).toBe(false);
  });

  test('proposes the tower that limits it, whatever its own chance', () => {
    const state = knowing(0.05, ...three);
    const chance = chancesOf(state.stats, '3d4n')[0];
    expect(chancesOf(state.stats, '3d5')[0]).toBe(chance);
    expect(lessonOf(state, '3d5')?.stuck?.step).toEqual({ code: '3d4n', chance });
  });
});
