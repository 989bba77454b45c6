import {
  aPerformance,
  aRound,
  aTeam,
  onStage,
  played,
  rules,
  sureOf,
  tryOf,
} from '@/__tests__/builders/teams';
import { missionsAtEnd } from '@/lib/castle-game/engine/days';
import { track } from '@/lib/castle-game/engine/missions';
import { waysOf } from '@/lib/castle-game/engine/ways';
import { encodeGame } from '@/lib/castle-game/saves/game';
import type { Mission, Performance, Round } from '@/lib/castle-game/types';

const round = (code: string, outcome: Round['outcome'] = 'descarregat') => aRound(code, outcome);
const waysIn = (parts: Partial<Performance>, history: readonly Performance[] = []) =>
  waysOf(aPerformance(parts), history);

describe('the ways of a performance', () => {
  test.each<[string, readonly Round[], boolean]>([
    ['a tower undone in time', [round('3d5'), round('4d5', 'intent desmuntat')], true],
    ['a fall on the way down', [round('3d5'), round('4d5', 'carregat')], false],
    ['a fall on the way up', [round('3d5'), round('4d5', 'intent')], false],
    ['nothing built', [round('3d5', 'intent desmuntat')], false],
  ])('without a fall: %s', (_, rounds, is) => {
    expect(waysIn({ rounds }).includes('sense caure')).toBe(is);
  });

  test.each<[string, readonly Round[], boolean]>([
    ['three, one of them only carregat', [round('3d5'), round('4d5', 'carregat'), round('Td5')], true],
    ['two of one structure', [round('3d5'), round('3d5a'), round('Td5')], false],
    ['a pilar is none', [round('3d5'), round('4d5'), round('Pd4')], false],
  ])('three structures: %s', (_, rounds, is) => {
    expect(waysIn({ rounds }).includes('tres estructures')).toBe(is);
  });

  test.each<[string, readonly Round[], boolean]>([
    ['three towers and the pilar', [round('3d5'), round('4d5'), round('Td5'), round('Pd4')], true],
    [
      'with a try between',
      [round('3d5', 'intent desmuntat'), round('3d5'), round('4d5'), round('Td5'), round('Pd4')],
      false,
    ],
    ['without the pilar', [round('3d5'), round('4d5'), round('Td5')], false],
    ['with two towers', [round('3d5'), round('4d5'), round('Pd4')], false],
  ])('all descarregat: %s', (_, rounds, is) => {
    expect(waysIn({ rounds }).includes('tot descarregat')).toBe(is);
  });

  test('a record needs something to beat, and beats it', () => {
    const before = [aPerformance({ points: 100 }), aPerformance({ points: 40 })];
    expect(waysIn({ points: 101 }, before)).toContain('rècord');
    expect(waysIn({ points: 100 }, before)).not.toContain('rècord');
    expect(waysIn({ points: 100 })).not.toContain('rècord');
  });

  test('more people than before', () => {
    expect(waysIn({ members: { before: 40, after: 41 } })).toContain('més gent');
    expect(waysIn({ members: { before: 40, after: 40 } })).not.toContain('més gent');
    expect(waysIn({})).not.toContain('més gent');
  });
});

test('a mission of ways is paid when the performance ends, and foretold before', () => {
  const mission: Mission = {
    title: 'Sense caure',
    description: '',
    objectives: { performance: [{ code: 'sense caure', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 7 }],
  };
  const start = sureOf(onStage({ acceptedMissions: [track(mission)] }), 'descarregat');
  const rounds = ['3d5', '4d5', 'Td5', 'Pd4'].flatMap((code) => [
    tryOf(code),
    { type: 'nextRound' } as const,
  ]);
  const over = played(start, ...rounds);
  expect(missionsAtEnd(over).completed).toEqual([mission.title]);
  const { team } = played(over, { type: 'endPerformance' });
  const { members } = team.history.at(-1) ?? {};
  expect(team.members).toBe((members?.after ?? 0) + 7);
  expect(team.completedMissions.map(({ title }) => title)).toEqual([mission.title]);
  expect(team.acceptedMissions).toEqual([]);
});

test('a first time counts where it happens', () => {
  const mission: Mission = {
    title: 'Coses noves',
    description: '',
    objectives: { rehearsal: [{ code: 'primer cop', outcome: 'descarregat', amount: 2 }] },
    rewards: [],
  };
  const start = sureOf(aTeam({ acceptedMissions: [track(mission)] }), 'descarregat');
  const steps = (...codes: readonly string[]) =>
    played(start, ...codes.map(tryOf)).team.acceptedMissions[0]?.objectives.rehearsal?.[0]?.current;
  expect(steps('Pd3')).toBe(1);
  expect(steps('Pd3', 'Pd3')).toBe(1);
  expect(steps('Pd3', '3d4n')).toBeUndefined();
});

test('a mission of ways is saved and read like one of towers', () => {
  const mission: Mission = {
    title: 'Rècords',
    description: '',
    objectives: { performance: [{ code: 'rècord', outcome: 'descarregat', amount: 2 }] },
    rewards: [{ type: 'members', amount: 2 }],
  };
  const state = aTeam({ acceptedMissions: [track(mission)] });
  const read = rules.decodeGame(encodeGame(state));
  expect(read.ok && read.state.team.acceptedMissions).toEqual([track(mission)]);
});
