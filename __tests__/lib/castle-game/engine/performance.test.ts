import { aLastAttempt, aRound, onStage, rules } from '@/__tests__/builders/teams';
import { attemptRefusal } from '@/lib/castle-game/engine/attempt';
import { classOf, phaseOf, pointsOf } from '@/lib/castle-game/engine/performance';
import type { GameOutcome } from '@/lib/castle-game/outcomes';

const refusal = (code: string, ...rounds: ReturnType<typeof aRound>[]) =>
  attemptRefusal(onStage({}, rounds), code)?.kind;

describe('the phases of a performance', () => {
  it('begin with rounds of towers', () => {
    expect(phaseOf(onStage())).toBe('towers');
  });

  it('come to the pillars when three towers are carregats or descarregats', () => {
    const two = [aRound('3d5'), aRound('4d5', 'carregat')];
    expect(phaseOf(onStage({}, [...two, aRound('4d6', 'intent')]))).toBe('towers');
    expect(phaseOf(onStage({}, [...two, aRound('Td5')]))).toBe('pillars');
  });

  it('come to the pillars when the round goes beyond the fifth', () => {
    const tries = ['3d5', '4d5', 'Td5', '5d5'].map((code) => aRound(code, 'intent'));
    expect(phaseOf(onStage({}, tries))).toBe('towers');
    expect(phaseOf(onStage({}, [...tries, aRound('3d6', 'intent')]))).toBe('pillars');
  });

  it('come to the pillars when no tower is left', () => {
    const few = { members: 31, attendees: 31 };
    // With 31 people: 3d5, Td5 and 3d5a. One is done and the others were tried twice.
    const rounds = [
      aRound('3d5'),
      aRound('Td5', 'intent'),
      aRound('Td5', 'intent'),
      aRound('3d5a', 'intent'),
    ];
    expect(phaseOf(onStage(few, rounds))).toBe('towers');
    expect(phaseOf(onStage({ ...few, attendees: 30 }, rounds.slice(0, 3)))).toBe('pillars');
  });

  it('are over after a round with a pillar, however it went', () => {
    expect(phaseOf(onStage({}, [aRound('3d5'), aRound('Pd4', 'intent')]))).toBe('over');
  });

  it('are over when a saved performance has no people for any pillar', () => {
    expect(phaseOf(onStage({ attendees: 10 }, [aRound('3d5')]))).toBe('over');
  });
});

describe('a tower can be picked', () => {
  it('when there are people for it', () => {
    expect(refusal('3d5')).toBeUndefined();
    expect(attemptRefusal(onStage(), '7d7')).toEqual({
      kind: 'not enough people',
      needed: 109,
      present: 100,
    });
  });

  it('unless it is neta or a piece of training', () => {
    expect(refusal('3d4n')).toBe('only for rehearsals');
    expect(refusal('FT 3d8f')).toBe('only for rehearsals');
  });

  it('unless it was carregat or descarregat already', () => {
    expect(refusal('3d5', aRound('3d5', 'carregat'))).toBe('already done');
    expect(refusal('3d5', aRound('3d5', 'intent'))).toBeUndefined();
  });

  it('unless it was tried twice', () => {
    expect(refusal('3d5', aRound('3d5', 'intent'), aRound('3d5', 'intent desmuntat'))).toBe('tried twice');
  });

  it('unless one of its class was done: same two first characters, both with agulla or both without', () => {
    expect(refusal('3d6', aRound('3d5', 'carregat'))).toBe('class done');
    expect(refusal('3d6s', aRound('3d5'))).toBe('class done');
    expect(refusal('3d6a', aRound('3d5'))).toBeUndefined();
    expect(refusal('3d6', aRound('3d5', 'intent'))).toBeUndefined();
    expect(refusal('4d6', aRound('3d5'))).toBeUndefined();
  });

  it('and pillars only in their round, where they need nothing but people', () => {
    expect(refusal('Pd4')).toBe('pillars come last');
    const three = [aRound('3d5'), aRound('4d5'), aRound('Td5')];
    expect(refusal('Pd4', ...three)).toBeUndefined();
    expect(refusal('5d5', ...three)).toBe('only pillars now');
    expect(refusal('Pd7fm', ...three)).toBe('not enough people');
    expect(refusal('Pd4n', ...three)).toBe('only for rehearsals');
  });

  it('never without the thirty-one attendees of a performance', () => {
    expect(attemptRefusal(onStage({ attendees: 30 }), '3d5')?.kind).toBe('too few attendees');
    expect(attemptRefusal(onStage({ attendees: 31 }), '3d5')).toBeUndefined();
  });

  it('never while a result waits, nor when the performance is done', () => {
    expect(attemptRefusal(onStage({ lastAttempt: aLastAttempt('3d5') }), '4d5')?.kind).toBe('result waiting');
    const today = { type: 'performance', done: true } as const;
    expect(attemptRefusal(onStage({ today }), '4d5')?.kind).toBe('performance over');
  });
});

describe('classOf', () => {
  it.each([
    ['3d6', '3d'],
    ['3d6a', '3da'],
    ['10d6', '10'],
    ['Td8fm', 'Td'],
  ])('%s is of class %s', (code, expected) => {
    expect(classOf(code)).toBe(expected);
  });
});

describe('pointsOf', () => {
  it.each<[GameOutcome, number]>([
    ['descarregat', 20],
    ['carregat', 15],
    ['intent', 0],
    ['intent desmuntat', 0],
  ])('a 3d5 %s gives %i', (outcome, points) => {
    const entry = rules.catalogue.get('3d5');
    expect(entry && pointsOf(entry, outcome)).toBe(points);
  });
});
