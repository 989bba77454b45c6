import {
  aLastAttempt,
  aPerformance,
  aRound,
  aTeam,
  onStage,
  played,
  rules,
  sureOf,
  tryOf,
} from '@/__tests__/builders/teams';
import { attemptRefusal } from '@/lib/castle-game/engine/attempt';
import { missionsAtEnd } from '@/lib/castle-game/engine/days';
import { track } from '@/lib/castle-game/engine/missions';
import { type Phase, phaseOf } from '@/lib/castle-game/engine/performance';
import { waysOf } from '@/lib/castle-game/engine/ways';
import { bindRules } from '@/lib/castle-game/rules';
import type { GameState, Mission, Performance, Round, Stats } from '@/lib/castle-game/types';
import { PLACE_WAYS, type Way } from '@/lib/castle-game/vocabulary';

const { stats } = aTeam().team;
const only = (...codes: readonly string[]): Stats =>
  Object.fromEntries(Object.entries(stats).filter(([code]) => codes.includes(code)));
const tries = (...codes: readonly string[]) => codes.map((code) => aRound(code, 'intent'));
const built = (...codes: readonly string[]) => codes.map((code) => aRound(code));
const few = { members: 31, attendees: 31 };
const today = { type: 'performance', done: true } as const;

test.each<[string, GameState, Phase]>([
  ['nothing', onStage(), 'towers'],
  ['two towers built', onStage({}, [aRound('3d5'), aRound('4d5', 'carregat'), ...tries('4d6')]), 'towers'],
  ['three towers built', onStage({}, [aRound('3d5'), aRound('4d5', 'carregat'), aRound('Td5')]), 'pilars'],
  ['four rounds', onStage({}, tries('3d5', '4d5', 'Td5', '5d5')), 'towers'],
  ['five rounds', onStage({}, tries('3d5', '4d5', 'Td5', '5d5', '3d6')), 'pilars'],
  // With 31 people: 3d5, Td5 and 3d5a.
  ['a tower left to try', onStage(few, [aRound('3d5'), ...tries('Td5', 'Td5', '3d5a')]), 'towers'],
  [
    'none left for those who came',
    onStage({ ...few, attendees: 30 }, [aRound('3d5'), ...tries('Td5', 'Td5')]),
    'pilars',
  ],
  ['a pilar, however it went', onStage({}, [aRound('3d5'), ...tries('Pd4')]), 'over'],
  ['a round, and no people for a pilar', onStage({ attendees: 10 }, built('3d5')), 'over'],
  ['nothing, and nobody for anything', onStage({ attendees: 1 }), 'pilars'],
  ['only towers for rehearsals left', onStage({ stats: only('3d4n', 'Pd4') }), 'pilars'],
  ['only pilars for rehearsals left', onStage({ stats: only('3d5', 'Pd4n') }, built('3d5')), 'over'],
])('after %s come the %s', (_, state, phase) => {
  expect(phaseOf(state)).toBe(phase);
});

const three = built('3d5', '4d5', 'Td5');

test.each<[string, string, GameState, string | undefined]>([
  ['with people for it', '3d5', onStage(), undefined],
  ['neta', '3d4n', onStage(), 'only for rehearsals'],
  ['a piece', 'FT 3d8f', onStage(), 'only for rehearsals'],
  ['that was carregat', '3d5', onStage({}, [aRound('3d5', 'carregat')]), 'already done'],
  ['that was tried', '3d5', onStage({}, tries('3d5')), undefined],
  [
    'that was tried twice',
    '3d5',
    onStage({}, [...tries('3d5'), aRound('3d5', 'intent desmuntat')]),
    'tried twice',
  ],
  ['of a class that was done', '3d6', onStage({}, [aRound('3d5', 'carregat')]), 'class done'],
  ['of that class, lifted', '3d6s', onStage({}, built('3d5')), 'class done'],
  ['of that class, without people', '3d8f', onStage({}, built('3d5')), 'not enough people'],
  ['of that class, with agulla', '3d6a', onStage({}, built('3d5')), undefined],
  ['of a class that was tried', '3d6', onStage({}, tries('3d5')), undefined],
  ['of another class', '4d6', onStage({}, built('3d5')), undefined],
  ['a pilar, too early', 'Pd4', onStage(), 'pilars come last'],
  ['a pilar', 'Pd4', onStage({}, three), undefined],
  ['no pilar, too late', '5d5', onStage({}, three), 'only pilars now'],
  ['a pilar without people', 'Pd7fm', onStage(), 'not enough people'],
  ['with thirty attendees', '3d5', onStage({ attendees: 30 }), 'too few attendees'],
  ['with thirty-one', '3d5', onStage({ attendees: 31 }), undefined],
  ['while a result waits', '4d5', onStage({ lastAttempt: aLastAttempt('3d5') }), 'result waiting'],
  ['when all is done', '4d5', onStage({ today }), 'performance over'],
  ['after the pilar', '4d5', onStage({}, built('3d5', 'Pd4')), 'performance over'],
])('a tower %s: %s', (_, code, state, refusal) => {
  expect(attemptRefusal(state, code)?.kind).toBe(refusal);
});

describe('next round', () => {
  const next = { type: 'nextRound' } as const;

  test('a round follows those before it, with the points of its outcome', () => {
    const { rounds } = played(
      onStage({ lastAttempt: aLastAttempt('Pd4', { outcome: 'descarregat' }) }, [aRound('3d5')]),
      next,
    );
    expect(rounds).toEqual([aRound('3d5'), aRound('Pd4', 'descarregat', 2, 45)]);
  });

  test('a tower that the game lacks gives no points', () => {
    const lastAttempt = aLastAttempt('9d12', { outcome: 'descarregat' });
    expect(played(onStage({ lastAttempt }), next).rounds).toEqual([aRound('9d12', 'descarregat', 1, 0)]);
  });

  test('there is nothing to move on from without a result, and something with one', () => {
    expect(rules.refusalOf(aTeam(), next)).toEqual({ kind: 'nothing to continue' });
    expect(rules.refusalOf(onStage({ lastAttempt: aLastAttempt('3d5') }), next)).toBeUndefined();
  });
});

describe('ways', () => {
  const round = (code: string, outcome: Round['outcome'] = 'descarregat') => aRound(code, outcome);

  const before = [aPerformance({ points: 100 }), aPerformance({ points: 40 })];
  const end = [...built('3d5', '4d5', 'Td5'), aRound('Pd4')];

  test.each<[string, Way, boolean, Partial<Performance>, (readonly Performance[])?]>([
    [
      'a tower undone in time',
      'sense caure',
      true,
      { rounds: [round('3d5'), round('4d5', 'intent desmuntat')] },
    ],
    ['a fall on the way down', 'sense caure', false, { rounds: [round('3d5'), round('4d5', 'carregat')] }],
    ['a fall on the way up', 'sense caure', false, { rounds: [round('3d5'), round('4d5', 'intent')] }],
    ['nothing built', 'sense caure', false, { rounds: [round('3d5', 'intent desmuntat')] }],
    [
      'three, one of them carregat',
      'tres estructures',
      true,
      { rounds: [round('3d5'), round('4d5', 'carregat'), round('Td5')] },
    ],
    ['two of one structure', 'tres estructures', false, { rounds: built('3d5', '3d5a', 'Td5') }],
    ['a pilar, which is none', 'tres estructures', false, { rounds: built('3d5', '4d5', 'Pd4') }],
    ['three towers and the pilar', 'tot descarregat', true, { rounds: end }],
    ['a try between', 'tot descarregat', false, { rounds: [round('3d5', 'intent desmuntat'), ...end] }],
    ['no pilar', 'tot descarregat', false, { rounds: three }],
    ['two towers', 'tot descarregat', false, { rounds: built('3d5', '4d5', 'Pd4') }],
    ['more points than ever', 'rècord', true, { points: 101 }, before],
    ['as many points', 'rècord', false, { points: 100 }, before],
    ['no performance before', 'rècord', false, { points: 100 }],
    ['more people', 'més gent', true, { members: { before: 40, after: 41 } }],
    ['as many people', 'més gent', false, { members: { before: 40, after: 40 } }],
    ['people unknown', 'més gent', false, {}],
    ['a pilar of four', 'pilar', true, { rounds: built('3d5', 'Pd4') }],
    ['a pilar of three', 'pilar', false, { rounds: built('3d5', 'Pd3') }],
    ['a pilar that fell', 'pilar', false, { rounds: [round('Pd5', 'carregat')] }],
    ['one carregat', 'castell fet', true, { rounds: [round('3d5', 'carregat')] }],
    ['none built', 'castell fet', false, { rounds: [round('3d5', 'intent')] }],
  ])('with %s a performance is "%s": %s', (_, way, is, parts, ...[history]) => {
    expect(waysOf(aPerformance(parts), history ?? []).includes(way)).toBe(is);
  });

  test.each([
    [undefined, []],
    [4, []],
    [3, ['tercers']],
    [2, ['tercers', 'segons']],
    [1, ['tercers', 'segons', 'primers']],
  ])('the place %p on a named diada is %j', (place, ways) => {
    const own = waysOf(aPerformance({}), [], { place }).filter((way) =>
      PLACE_WAYS.some((one) => one === way),
    );
    expect(own).toEqual(ways);
  });

  test('a mission of places is paid by the place that the rulebook tells', () => {
    const mission: Mission = {
      title: 'Primers',
      description: '',
      objectives: { performance: [{ code: 'primers', outcome: 'descarregat' }] },
      rewards: [{ type: 'members', amount: 7 }],
    };
    const state = onStage({ acceptedMissions: [track(mission)] }, end);
    const paidAt = (place?: number) => {
      const book = bindRules({
        catalogue: rules.catalogue,
        missions: [mission],
        dayResult: () => ({ place }),
      });
      const result = book.act(state, { type: 'endPerformance' }, 0);
      return result.ok && result.state.team.completedMissions.length;
    };
    expect([undefined, 2, 1].map(paidAt)).toEqual([0, 0, 1]);
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
});
