import { aLastAttempt, aRound, aTeam, onStage, played, rules } from '@/__tests__/builders/teams';
import { attemptRefusal } from '@/lib/castle-game/engine/attempt';
import { classOf, outcomePoints, phaseOf } from '@/lib/castle-game/engine/performance';
import type { GameOutcome, Stats } from '@/lib/castle-game/types';

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
  });
});

describe('classOf', () => {
  test.each([
    ['3d6', '3d'],
    ['3d6a', '3da'],
    ['10d6', '10'],
    ['Td8fm', 'Td'],
  ])('%s is of class %s', (code, expected) => {
    expect(classOf(code)).toBe(expected);
  });
});

describe('outcomePoints', () => {
  test.each<[GameOutcome, number]>([
    ['descarregat', 20],
    ['carregat', 15],
    ['intent', 0],
    ['intent desmuntat', 0],
  ])('a 3d5 %s gives %i', (outcome, points) => {
    const entry = rules.catalogue.get('3d5');
    expect(entry && outcomePoints(entry, outcome)).toBe(points);
  });
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
