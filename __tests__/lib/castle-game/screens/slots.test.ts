import { aRound, onStage } from '@/__tests__/builders/teams';
import { totalOf } from '@/lib/castle-game/engine/performance';
import { slotsOf } from '@/lib/castle-game/screens/slots';

describe('the six slots', () => {
  it('are the rounds done, the one in course and empty ones', () => {
    const states = (rounds: ReturnType<typeof aRound>[]) =>
      slotsOf(onStage({}, rounds)).map(({ state }) => state);
    expect(states([])).toEqual(['current', 'empty', 'empty', 'empty', 'empty', 'empty']);
    expect(states([aRound('3d5'), aRound('Pd4')])).toEqual([
      'done',
      'done',
      'empty',
      'empty',
      'empty',
      'empty',
    ]);
  });

  it('tell the round of pillars', () => {
    const slots = slotsOf(onStage({}, [aRound('3d5'), aRound('4d5'), aRound('Td5')]));
    expect(slots[3]).toEqual({ state: 'current', pillars: true });
  });
});

it('adds the points of some rounds', () => {
  expect(totalOf([aRound('3d5', 'descarregat', 1, 20), aRound('Pd4', 'carregat', 2, 35)])).toBe(55);
});
