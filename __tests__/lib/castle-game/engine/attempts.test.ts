import {
  anAttempt,
  aPerformance,
  aPilar,
  aRound,
  aTeam,
  onStage,
  openedSave,
  played,
  rules,
  savedText,
  someNetes,
  statsWith,
  sureOf,
  tryOf,
} from '@/__tests__/builders/teams';
import type { Action } from '@/lib/castle-game/engine/actions';
import { track } from '@/lib/castle-game/engine/missions';
import { firstTimeOf } from '@/lib/castle-game/engine/team';
import { MAX_SAVED_ATTEMPTS } from '@/lib/castle-game/limits';
import type { FirstTimes } from '@/lib/castle-game/types';

const seriesOf = (code: string): Action => ({ type: 'attemptSeries', code });
const accept = (title: string): Action => ({ type: 'acceptMission', title });

/** No attempt of a 3d4n is a first time any more. */
const builtBefore = { firsts: { '3d4n': { rehearsal: { descarregat: '2023-09-18' } } } };

describe('a series of attempts', () => {
  test('is five attempts drawn one by one as five alone would be', () => {
    const start = aTeam(builtBefore);
    const inARow = played(start, seriesOf('3d4n'));
    const oneByOne = played(start, ...Array.from({ length: 5 }, () => tryOf('3d4n')));
    const { series, ...last } = inARow.team.lastAttempt ?? {};
    expect(last).toEqual(oneByOne.team.lastAttempt);
    expect({ ...inARow.team, lastAttempt: null }).toEqual({ ...oneByOne.team, lastAttempt: null });
    const attempts = oneByOne.team.stats['3d4n']?.attempts ?? [];
    expect(series).toEqual({
      outcomes: attempts.map(({ outcome }) => outcome),
      before: attempts[0]?.chances[0],
    });
    expect(inARow.team.today).toEqual({ type: 'rehearsal', attemptsLeft: 10 });
  });

  test('stops when a castell is descarregat for the first time, and tells another first time at its end', () => {
    const last = (code: string) => played(sureOf(aTeam(), 'descarregat'), seriesOf(code)).team.lastAttempt;
    expect(last('Pd3')).toMatchObject({
      first: 'descarregat',
      series: { outcomes: ['descarregat'], before: 1, end: 'first time' },
    });
    expect(last('3d4n')?.series).toMatchObject({ outcomes: { length: 5 }, first: 'descarregat' });
    const loaded = played(sureOf(aTeam(), 'carregat'), seriesOf('Pd3')).team.lastAttempt?.series;
    expect(loaded).toMatchObject({ outcomes: { length: 5 }, first: 'carregat' });
  });

  test('goes on at a step of a mission, of which it tells the last one, and stops when one is completed', () => {
    const start = played(sureOf(aTeam(builtBefore), 'descarregat'), accept(someNetes.title));
    const step = { title: someNetes.title, code: '3d4n', outcome: 'descarregat', amount: 5 };
    const { team } = played(start, tryOf('3d4n'), seriesOf('3d4n'));
    const done = team.lastAttempt?.series?.outcomes.filter((one) => one === 'descarregat').length ?? 0;
    expect(team.lastAttempt?.series?.outcomes).toHaveLength(5);
    expect(done).toBeGreaterThan(1);
    expect(team.lastAttempt?.steps).toEqual([{ ...step, current: Math.min(5, 1 + done) }]);
    const last = played(sureOf(aTeam(), 'descarregat'), accept(aPilar.title));
    const known = { ...last.team, firsts: { Pd3: { rehearsal: { descarregat: null } } } };
    expect(played({ ...last, team: known }, seriesOf('Pd3')).team.lastAttempt).toMatchObject({
      missions: [aPilar.title],
      series: { outcomes: ['descarregat'], end: 'mission' },
    });
  });

  test('stops when the rehearsal is over', () => {
    const late = aTeam({ ...builtBefore, today: { type: 'rehearsal', attemptsLeft: 2 } });
    const { series } = played(late, seriesOf('3d4n')).team.lastAttempt ?? {};
    expect(series?.outcomes).toHaveLength(2);
    expect(series?.end).toBe('no attempts left');
    const last = aTeam({ ...builtBefore, today: { type: 'rehearsal', attemptsLeft: 5 } });
    expect(played(last, seriesOf('3d4n')).team.lastAttempt?.series).not.toHaveProperty('end');
  });

  test('is refused in a performance', () => {
    expect(rules.refusalOf(onStage(), seriesOf('3d5'))?.kind).toBe('one by one in a performance');
  });
});

describe('a tower at its limits', () => {
  test('takes all of its people and no more', () => {
    const { people = 0 } = rules.catalogue.get('Pd3') ?? {};
    const refused = (attendees: number) => rules.refusalOf(aTeam({ attendees }), tryOf('Pd3'))?.kind;
    expect([people, people - 1].map(refused)).toEqual([undefined, 'not enough people']);
  });

  test('forgets its oldest attempt, not its last ones', () => {
    const attempts = Array.from({ length: MAX_SAVED_ATTEMPTS }, (_, triedAt) => ({
      ...anAttempt(),
      triedAt,
    }));
    const { team } = played(aTeam({ stats: statsWith('Pd3', { attempts }) }), tryOf('Pd3'));
    const kept = team.stats.Pd3?.attempts ?? [];
    expect(kept).toHaveLength(MAX_SAVED_ATTEMPTS);
    expect([kept[0]?.triedAt, kept.at(-1)?.triedAt]).toEqual([1, 1000]);
  });
});

describe('a first time', () => {
  const rehearsed: FirstTimes = { rehearsal: { descarregat: '2023-09-18' } };
  const performed: FirstTimes = { performance: { descarregat: '2023-10-19' } };
  const carregat: FirstTimes = { performance: { carregat: '2023-10-19' } };

  test.each([
    [undefined, 'rehearsal', 'descarregat', 'descarregat'],
    [undefined, 'rehearsal', 'carregat', 'carregat'],
    [undefined, 'performance', 'intent', undefined],
    [rehearsed, 'rehearsal', 'carregat', undefined],
    [rehearsed, 'performance', 'carregat', 'carregat'],
    [rehearsed, 'performance', 'descarregat', 'descarregat'],
    [carregat, 'performance', 'carregat', undefined],
    [carregat, 'performance', 'descarregat', 'descarregat'],
    [performed, 'performance', 'carregat', undefined],
    [performed, 'rehearsal', 'descarregat', undefined],
  ] as const)('after %j, in a %s, of %s is %s', (firsts, context, outcome, first) => {
    expect(firstTimeOf(firsts, context, outcome)).toBe(first);
  });

  test('is of a new tower only once', () => {
    const objectives = { rehearsal: [{ code: 'primer cop', outcome: 'descarregat', amount: 3 }] } as const;
    const start = aTeam({ acceptedMissions: [track({ ...aPilar, objectives })] });
    const loaded = played(sureOf(start, 'carregat'), tryOf('Pd3'));
    const { acceptedMissions } = played(sureOf(loaded, 'descarregat'), tryOf('Pd3')).team;
    expect(acceptedMissions[0]?.objectives.rehearsal?.[0]?.current).toBe(1);
  });

  test('is kept with its day and never moved', () => {
    const first = played(sureOf(onStage(), 'descarregat'), tryOf('3d5'));
    expect(first.team.lastAttempt?.first).toBe('descarregat');
    expect(first.team.firsts['3d5']).toEqual({ performance: { descarregat: '2023-09-21' } });
    const later = { ...onStage({ ...first.team, date: '2023-09-28', lastAttempt: null }) };
    const again = played(sureOf(later, 'descarregat'), tryOf('3d5'));
    expect(again.team.lastAttempt).not.toHaveProperty('first');
    expect(again.team.firsts).toEqual(first.team.firsts);
  });
});

describe('a save without first times', () => {
  const history = [
    aPerformance({ rounds: [aRound('3d5', 'carregat'), aRound('Td5', 'intent', 2)], day: '2023-10-05' }),
    aPerformance({ rounds: [aRound('3d5', 'descarregat')], day: '2023-10-12' }),
    aPerformance({ rounds: [aRound('3d5', 'descarregat')], day: '2023-10-19' }),
  ];
  const attempts = [anAttempt('descarregat')];
  const stats = statsWith('Pd3', { attempts }, statsWith('3d5', { attempts }));
  const saved = aTeam({ history, date: '2023-10-23', stats });
  const firstsIn = (primers: unknown) => openedSave(savedText(saved, { primers })).state.team.firsts;
  const told = {
    '3d5': {
      performance: { carregat: '2023-10-05', descarregat: '2023-10-12' },
      rehearsal: { descarregat: null },
    },
    Pd3: { rehearsal: { descarregat: null } },
  };

  test.each([undefined, [], { '3d5': { actuacio: { carregat: 'ahir' } } }])(
    'or with %j for them has those that its performances and attempts tell, the latter without a day',
    (primers) => {
      expect(firstsIn(primers)).toEqual(told);
    },
  );
});
