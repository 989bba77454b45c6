import { aRound, onStage, rules } from '@/__tests__/builders/teams';
import { attemptRefusal } from '@/lib/castle-game/engine/attempt';
import { classOf, phaseOf, pointsOf } from '@/lib/castle-game/engine/performance';
import type { Result } from '@/lib/castle-game/results';

const refusal = (castell: string, ...rounds: ReturnType<typeof aRound>[]) =>
  attemptRefusal(onStage({}, rounds), castell)?.kind;

describe('the phases of a performance', () => {
  it('begin with rounds of towers', () => {
    expect(phaseOf(onStage())).toBe('castells');
  });

  it('come to the pillars when three towers are carregats or descarregats', () => {
    const two = [aRound('3d5'), aRound('4d5', 'CARREGAT')];
    expect(phaseOf(onStage({}, [...two, aRound('4d6', 'INTENT')]))).toBe('castells');
    expect(phaseOf(onStage({}, [...two, aRound('Td5')]))).toBe('pilars');
  });

  it('come to the pillars when the round goes beyond the fifth', () => {
    const tries = ['3d5', '4d5', 'Td5', '5d5'].map((castell) => aRound(castell, 'INTENT'));
    expect(phaseOf(onStage({}, tries))).toBe('castells');
    expect(phaseOf(onStage({}, [...tries, aRound('3d6', 'INTENT')]))).toBe('pilars');
  });

  it('come to the pillars when no tower is left', () => {
    const few = { castellers: 31, actualCastellers: 31 };
    // With 31 people: 3d5, Td5 and 3d5a. One is done and the others were tried twice.
    const rounds = [
      aRound('3d5'),
      aRound('Td5', 'INTENT'),
      aRound('Td5', 'INTENT'),
      aRound('3d5a', 'INTENT'),
    ];
    expect(phaseOf(onStage(few, rounds))).toBe('castells');
    expect(phaseOf(onStage({ ...few, actualCastellers: 30 }, rounds.slice(0, 3)))).toBe('pilars');
  });

  it('are over after a round with a pillar, however it went', () => {
    expect(phaseOf(onStage({}, [aRound('3d5'), aRound('Pd4', 'INTENT')]))).toBe('final');
  });

  it('are over when a saved performance has no people for any pillar', () => {
    expect(phaseOf(onStage({ actualCastellers: 10 }, [aRound('3d5')]))).toBe('final');
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
    expect(refusal('3d5', aRound('3d5', 'CARREGAT'))).toBe('already done');
    expect(refusal('3d5', aRound('3d5', 'INTENT'))).toBeUndefined();
  });

  it('unless it was tried twice', () => {
    expect(refusal('3d5', aRound('3d5', 'INTENT'), aRound('3d5', 'INTENT DESMUNTAT'))).toBe('tried twice');
  });

  it('unless one of its class was done: same two first characters, both with agulla or both without', () => {
    expect(refusal('3d6', aRound('3d5', 'CARREGAT'))).toBe('class done');
    expect(refusal('3d6s', aRound('3d5'))).toBe('class done');
    expect(refusal('3d6a', aRound('3d5'))).toBeUndefined();
    expect(refusal('3d6', aRound('3d5', 'INTENT'))).toBeUndefined();
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
    expect(attemptRefusal(onStage({ actualCastellers: 30 }), '3d5')?.kind).toBe('too few attendees');
    expect(attemptRefusal(onStage({ actualCastellers: 31 }), '3d5')).toBeUndefined();
  });

  it('never while a result waits, nor when the performance is done', () => {
    const current = { castell: '3d5', resultat: 'INTENT', context: 'actuacio', missions: [] } as const;
    expect(attemptRefusal(onStage({ current }), '4d5')?.kind).toBe('result waiting');
    const today = { type: 'actuacio', done: true } as const;
    expect(attemptRefusal(onStage({ today }), '4d5')?.kind).toBe('performance over');
  });
});

describe('classOf', () => {
  it.each([
    ['3d6', '3d'],
    ['3d6a', '3da'],
    ['10d6', '10'],
    ['Td8fm', 'Td'],
  ])('%s is of class %s', (castell, expected) => {
    expect(classOf(castell)).toBe(expected);
  });
});

describe('pointsOf', () => {
  it.each<[Result, number]>([
    ['DESCARREGAT', 20],
    ['CARREGAT', 15],
    ['INTENT', 0],
    ['INTENT DESMUNTAT', 0],
  ])('a 3d5 %s gives %i', (result, points) => {
    const entry = rules.catalogue.get('3d5');
    expect(entry && pointsOf(entry, result)).toBe(points);
  });
});
