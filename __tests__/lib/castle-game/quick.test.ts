import { rules } from '@/__tests__/builders/teams';
import { availableTowers } from '@/lib/castle-game/engine/actions';
import { phaseOf } from '@/lib/castle-game/engine/performance';
import {
  attemptQuick,
  continueQuick,
  isQuickOver,
  type QuickGame,
  startQuick,
} from '@/lib/castle-game/quick';
import type { Context } from '@/lib/castle-game/types';

function played(mode: Context, seed: number): { readonly end: QuickGame; readonly attempts: number } {
  let quick = startQuick(rules.catalogue, mode, seed);
  let attempts = 0;
  while (!isQuickOver(quick)) {
    const [code = ''] = availableTowers(quick.game);
    for (const step of [
      (one: QuickGame) => attemptQuick(one, code, 0),
      (one: QuickGame) => continueQuick(one),
    ]) {
      const result = step(quick);
      if (!result.ok) throw new Error(result.reason.kind);
      quick = result.state;
    }
    attempts += 1;
  }
  return { end: quick, attempts };
}

describe('the quick simulator', () => {
  it('has a team for every tower of the game', () => {
    const { game } = startQuick(rules.catalogue, 'rehearsal', 1);
    expect(availableTowers(game)).toEqual([...rules.catalogue.keys()]);
  });

  it.each([1, 2, 3])(
    'plays a performance of at most six rounds, the last one of pillars (seed %i)',
    (seed) => {
      const { end, attempts } = played('performance', seed);
      expect(attempts).toBeLessThanOrEqual(6);
      expect(end.game.rounds.at(-1)?.code).toContain('Pd');
      expect(phaseOf(end.game)).toBe('over');
    },
  );

  it('plays a rehearsal of fifteen attempts and shows the last five results', () => {
    const { end, attempts } = played('rehearsal', 1);
    expect(attempts).toBe(15);
    expect(end.last).toHaveLength(5);
  });

  it('refuses what the engine refuses', () => {
    expect(attemptQuick(startQuick(rules.catalogue, 'performance', 1), 'Pd4', 0)).toEqual({
      ok: false,
      reason: { kind: 'pillars come last' },
    });
  });
});
