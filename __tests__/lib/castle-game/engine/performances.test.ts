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
import { outcomePoints, phaseOf } from '@/lib/castle-game/engine/performance';
import { waysOf } from '@/lib/castle-game/engine/ways';
import type { GameOutcome, Mission, Performance, Round, Stats } from '@/lib/castle-game/types';

const refusal = (code: string, ...rounds: ReturnType<typeof aRound>[]) =>
  attemptRefusal(onStage({}, rounds), code)?.kind;

describe('the phases of a performance', () => {
  test('begin with rounds of towers', () => {
    expect(phaseOf(onStage())).toBe('towers');
  });

  test('come to the pilars when three towers are carregats or descarregats', () => {
    const two = [aRound('3d5'), aRound('4d5', 'carregat')];
    expect(phaseOf(onStage({}, [...two, aRound('4d6', 'intent')]))).toBe('towers');
    expect(phaseOf(onStage({}, [...two, aRound('Td5')]))).toBe('pilars');
  });

  test('come to the pilars when the round goes beyond the fifth', () => {
    const tries = ['3d5', '4d5', 'Td5', '5d5'].map((code) => aRound(code, 'intent'));
    expect(phaseOf(onStage({}, tries))).toBe('towers');
    expect(phaseOf(onStage({}, [...tries, aRound('3d6', 'intent')]))).toBe('pilars');
  });

  test('come to the pilars when no tower is left', () => {
    const few = { members: 31, attendees: 31 };
    // With 31 people: 3d5, Td5 and 3d5a. One is done and the others were tried twice.
    const rounds = [
      aRound('3d5'),
      aRound('Td5', 'intent'),
      aRound('Td5', 'intent'),
      aRound('3d5a', 'intent'),
    ];
    expect(phaseOf(onStage(few, rounds))).toBe('towers');
    expect(phaseOf(onStage({ ...few, attendees: 30 }, rounds.slice(0, 3)))).toBe('pilars');
  });

  test('are over after a round with a pilar, however it went', () => {
    expect(phaseOf(onStage({}, [aRound('3d5'), aRound('Pd4', 'intent')]))).toBe('over');
  });

  test('are over when a saved performance has no people for any pilar', () => {
    expect(phaseOf(onStage({ attendees: 10 }, [aRound('3d5')]))).toBe('over');
  });
});

describe('a tower can be picked', () => {
  test('when there are people for it', () => {
    expect(refusal('3d5')).toBeUndefined();
    expect(attemptRefusal(onStage(), '7d7')).toEqual({
      kind: 'not enough people',
      needed: 109,
      present: 100,
    });
  });

  test('unless it is neta or a piece of training', () => {
    expect(refusal('3d4n')).toBe('only for rehearsals');
    expect(refusal('FT 3d8f')).toBe('only for rehearsals');
  });

  test('unless it was carregat or descarregat already', () => {
    expect(refusal('3d5', aRound('3d5', 'carregat'))).toBe('already done');
    expect(refusal('3d5', aRound('3d5', 'intent'))).toBeUndefined();
  });

  test('unless it was tried twice', () => {
    expect(refusal('3d5', aRound('3d5', 'intent'), aRound('3d5', 'intent desmuntat'))).toBe('tried twice');
  });

  test('unless one of its class was done: same two first characters, both with agulla or both without', () => {
    expect(refusal('3d6', aRound('3d5', 'carregat'))).toBe('class done');
    expect(refusal('3d6s', aRound('3d5'))).toBe('class done');
    expect(refusal('3d6a', aRound('3d5'))).toBeUndefined();
    expect(refusal('3d6', aRound('3d5', 'intent'))).toBeUndefined();
    expect(refusal('4d6', aRound('3d5'))).toBeUndefined();
  });

  test('and pilars only in their round, where they need nothing but people', () => {
    expect(refusal('Pd4')).toBe('pilars come last');
    const three = [aRound('3d5'), aRound('4d5'), aRound('Td5')];
    expect(refusal('Pd4', ...three)).toBeUndefined();
    expect(refusal('5d5', ...three)).toBe('only pilars now');
    expect(refusal('Pd7fm', ...three)).toBe('not enough people');
    expect(refusal('Pd4n', ...three)).toBe('only for rehearsals');
  });

  test('never without the thirty-one attendees of a performance', () => {
    expect(attemptRefusal(onStage({ attendees: 30 }), '3d5')?.kind).toBe('too few attendees');
    expect(attemptRefusal(onStage({ attendees: 31 }), '3d5')).toBeUndefined();
  });

  test('never while a result waits, nor when the performance is done', () => {
    expect(attemptRefusal(onStage({ lastAttempt: aLastAttempt('3d5') }), '4d5')?.kind).toBe('result waiting');
    const today = { type: 'performance', done: true } as const;
    expect(attemptRefusal(onStage({ today }), '4d5')?.kind).toBe('performance over');
    expect(refusal('4d5', aRound('3d5'), aRound('Pd4'))).toBe('performance over');
  });
});

test.each<[GameOutcome, number]>([
  ['descarregat', 20],
  ['carregat', 15],
  ['intent', 0],
  ['intent desmuntat', 0],
])('outcomePoints a 3d5 %s gives %i', (outcome, points) => {
  const entry = rules.catalogue.get('3d5');
  expect(entry && outcomePoints(entry, outcome)).toBe(points);
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

describe('the phase of a performance without towers to try', () => {
  const { stats } = aTeam().team;
  const only = (...codes: readonly string[]): Stats =>
    Object.fromEntries(Object.entries(stats).filter(([code]) => codes.includes(code)));

  test('waits at its pilars when nothing was tried and nobody came for any', () => {
    expect(phaseOf(onStage({ attendees: 1 }))).toBe('pilars');
  });

  test('comes to the pilars when what is left is only for rehearsals', () => {
    expect(phaseOf(onStage({ stats: only('3d4n', 'Pd4') }))).toBe('pilars');
  });

  test('is over when the only pilars left are for rehearsals', () => {
    expect(phaseOf(onStage({ stats: only('3d5', 'Pd4n') }, [aRound('3d5')]))).toBe('over');
  });
});

describe('ways', () => {
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
});
