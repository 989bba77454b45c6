import {
  aLastAttempt,
  aPilar,
  aRound,
  aTeam,
  onStage,
  openedSave,
  played,
  rules,
  sureOf,
  tryOf,
} from '@/__tests__/builders/teams';
import { track } from '@/lib/castle-game/engine/missions';
import { isPilarCode } from '@/lib/castle-game/engine/performance';
import { planFor, plannedNow, planPoints } from '@/lib/castle-game/engine/plan';
import { encodeGame } from '@/lib/castle-game/saves/game';
import type { Chances, TrackedMission } from '@/lib/castle-game/types';

const CODES = ['3d5', 'Td5', '4d5', 'Pd4'];
const plan = (...codes: readonly string[]) => ({ type: 'plan', codes }) as const;
const planned = (state = onStage()) => played(state, plan(...CODES));
const over = { type: 'performance', done: true } as const;
const next = (state: ReturnType<typeof onStage>) => plannedNow(state)?.entry.code;

test.each([
  ['in a rehearsal', aTeam(), CODES, 'no performance today'],
  ['after the performance', onStage({ today: over }), CODES, 'performance over'],
  ['of a tower that there is not', onStage(), ['9d12'], 'no such tower'],
  ['of more than four', onStage(), [...CODES, 'Pd3'], 'no such tower'],
])('a plan %s is refused by: %s', (_, state, codes, kind) => {
  expect(rules.refusalOf(state, plan(...codes))?.kind).toBe(kind);
});

test('a plan leads through the performance: a built tower once, another twice, the pilar last', () => {
  const state = planned();
  expect(next(state)).toBe('3d5');
  const tried = { ...state, rounds: [aRound('3d5', 'intent')] };
  expect(next(tried)).toBe('3d5');
  expect(next({ ...state, rounds: [...tried.rounds, aRound('3d5', 'intent', 2)] })).toBe('Td5');
  expect(next({ ...state, rounds: ['3d5', 'Td5', '4d5'].map((code) => aRound(code)) })).toBe('Pd4');
  expect(next({ ...state, rounds: [aRound('3d5'), aRound('Pd4')] })).toBeUndefined();
});

test('at a result the plan tells what comes after it', () => {
  const result = aLastAttempt('3d5', { outcome: 'descarregat' });
  const { team, rounds } = planned();
  expect(next({ team: { ...team, lastAttempt: result }, rounds })).toBe('Td5');
});

test('a plan binds to nothing: any other tower can be tried, and without one there is nothing to follow', () => {
  expect(played(sureOf(planned(), 'descarregat'), tryOf('5d5')).team.lastAttempt?.code).toBe('5d5');
  expect(plannedNow(onStage())).toBeUndefined();
});

test('a plan is of one day', () => {
  const over = { ...planned(), rounds: [aRound('3d5'), aRound('Pd4')] };
  expect(played(over, { type: 'endPerformance' }).team.plan).toBeUndefined();
});

test('the plan offered is that of today as far as it is possible, completed with what is likelier', () => {
  const offered = planFor(onStage({ attendees: 40, plan: ['4d8', '3d5', 'Pd3'] }));
  expect([offered[0], offered.at(-1), offered.includes('4d8')]).toEqual(['3d5', 'Pd3', false]);
  expect(planPoints(sureOf(onStage(), 'carregat'), ['3d5', 'none'])).toEqual([15, 0]);
  for (const attendees of [31, 100, 400]) {
    const codes = planFor(onStage({ attendees }));
    expect(codes.filter(isPilarCode)).toHaveLength(1);
    expect(rules.refusalOf(onStage({ attendees }), plan(...codes))).toBeUndefined();
  }
});

const KNOWN = { '3d6': 0.9, '4d6': 0.8, '4d6a': 0.19, Td6: 0.7, '5d6': 0.36, Pd4: 0.4, Pd3: 0.6 };
const RARE = { '3d5': 0.26, Td5: 0.25, '4d5': 0.24, Pd4: 0.1 };
const HARD = { '3d5': 0.1, Td5: 0.19, '4d5': 0.18, Pd3: 0.1 };
const BOLD = { '3d5': 0.6, '3d6': 0.36, '4d6': 0.8, Td5: 0.9, Td6: 0.34, Pd3: 0.9, Pd4: 0.4 };

/** A team on stage that knows these towers alone, of which some fall when they do not come out. */
const knowing = (chances: Readonly<Record<string, number>>, falling: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(aTeam().team.stats).map(([code, stat]) => {
      const whole = chances[code] ?? 0;
      const fallen = falling.includes(code) ? 1 - whole : 0;
      const own: Chances = [whole, 0, fallen, 1 - whole - fallen];
      return [code, { ...stat, odds: { ...stat.odds, leaning: 0, dependencies: {}, own } }];
    }),
  );
/** Pays ten members for so many. */
const asking = (code: string, amount = 1) =>
  track({ ...aPilar, objectives: { performance: [{ code, outcome: 'descarregat', amount }] } });

test.each([
  ['what seldom comes out', RARE, [], '', ['Td5', '3d5', '4d5', 'Pd4']],
  ['nothing else, the likeliest first', HARD, ['3d5'], '', ['Td5', '4d5', '3d5', 'Pd3']],
  ['what brings most points on average', BOLD, [], '', ['4d6', 'Td6', '3d6', 'Pd4']],
  ['what missions ask for', KNOWN, ['4d5', 'Pd3'], '', ['4d6', 'Td6', '3d6', 'Pd3']],
  ['great pilars', { ...KNOWN, Pd4: 0.61 }, ['pilar', 'Pd3'], '', ['Td6', '3d6', '4d6', 'Pd4']],
  ['what a club asks for, if that pays', KNOWN, ['convidats'], '3d6', ['3d6', 'Td6', '4d6', 'Pd4']],
  ['what a club asks for in vain', KNOWN, ['convidats'], '4d6a', ['Td6', '3d6', '4d6', 'Pd4']],
])('the plan offered and %s', (_, chances: Readonly<Record<string, number>>, asked, invited, expected) => {
  const acceptedMissions = asked.map((code) => asking(code));
  expect(planFor(onStage({ stats: knowing(chances), acceptedMissions }), invited)).toEqual(expected);
});

test('who leaves after a fall, and all that a mission still asks for, count in the plan', () => {
  const first = (falling: readonly string[], ...acceptedMissions: readonly TrackedMission[]) =>
    planFor(onStage({ stats: knowing(KNOWN, falling), acceptedMissions }))[0];
  expect([first([]), first(['Td6']), first([], asking('3d6', 100))]).toEqual(['Td6', '3d6', 'Td6']);
});

test('the points to expect of towers count the rounds in which what was not built comes once more', () => {
  const stats = knowing({ '3d5': 0.5, Td5: 0.5, '4d5': 0.5, Pd4: 0.5 });
  // 20, 30 and 22 points, and 45 of the pilar. The third tower has one round only if both before took two.
  const third = 22 * (0.75 * 0.75 + 0.25 * 0.5);
  expect(planPoints(onStage({ stats }), CODES)).toEqual([Math.round(15 + 22.5 + third), 45]);
});

test('a plan is saved, and one that cannot be read is dropped', () => {
  const state = planned();
  expect(openedSave(encodeGame(state)).state).toEqual(state);
  const readAs = (...plan: readonly string[]) => openedSave(encodeGame(onStage({ plan }))).state.team.plan;
  expect(readAs('9d12', '3d5')).toEqual(['3d5']);
  expect(readAs(...Array<string>(9).fill('3d5'))).toBeUndefined();
  expect(encodeGame(onStage())).not.toBe(encodeGame(state));
});
