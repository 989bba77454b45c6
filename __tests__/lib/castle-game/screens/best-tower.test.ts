import { aTeam, played, sureOf, tryOf } from '@/__tests__/builders/teams';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import { bestTower } from '@/lib/castle-game/screens/best-tower';
import type { GameState } from '@/lib/castle-game/types';

const tried = (state: GameState, code: string, outcome: GameOutcome): GameState =>
  played(sureOf(state, outcome), tryOf(code));

describe('the best tower', () => {
  it('is none before anything is crowned', () => {
    expect(bestTower(aTeam().team)).toBeUndefined();
    expect(bestTower(tried(aTeam(), 'Pd3', 'intent').team)).toBeUndefined();
  });

  it('is the one that gave most points, whichever came last', () => {
    const team = { members: 100, attendees: 100 };
    const state = tried(
      tried(tried(aTeam(team), '3d5', 'descarregat'), 'Pd3', 'descarregat'),
      '4d6',
      'intent',
    );
    expect(bestTower(state.team)).toEqual({ code: '3d5', outcome: 'descarregat' });
  });

  it('is better descarregat than carregat', () => {
    const state = tried(tried(aTeam(), 'Pd3', 'carregat'), 'Pd3', 'descarregat');
    expect(bestTower(state.team)).toEqual({ code: 'Pd3', outcome: 'descarregat' });
  });
});
