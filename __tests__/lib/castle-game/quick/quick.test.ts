import { rules } from '@/__tests__/builders/teams';
import { availableTowers } from '@/lib/castle-game/engine/actions';
import { phaseOf } from '@/lib/castle-game/engine/performance';
import {
  attemptQuick,
  continueQuick,
  isQuickOver,
  type QuickGame,
  startQuick,
} from '@/lib/castle-game/quick/quick';
import type { Context } from '@/lib/castle-game/types';

function played(mode: Context, seed: number): { readonly end: QuickGame; readonly attempts: number } {
  let quick = startQuick(rules.catalogue, mode, seed);
  let attempts = 0;
  while (!isQuickOver(quick)) {
    const [castell = ''] = availableTowers(quick.game);
    for (const step of [
      (one: QuickGame) => attemptQuick(one, castell, 0),
      (one: QuickGame) => continueQuick(one),
    ]) {
      const outcome = step(quick);
      if (!outcome.ok) throw new Error(outcome.reason.kind);
      quick = outcome.state;
    }
    attempts += 1;
  }
  return { end: quick, attempts };
}

describe('the quick simulator', () => {
  it('has a team for every tower of the game', () => {
    const { game } = startQuick(rules.catalogue, 'assaig', 1);
    expect(availableTowers(game)).toEqual([...rules.catalogue.keys()]);
  });

  it.each([1, 2, 3])(
    'plays a performance of at most six rounds, the last one of pillars (seed %i)',
    (seed) => {
      const { end, attempts } = played('actuacio', seed);
      expect(attempts).toBeLessThanOrEqual(6);
      expect(end.game.actuacio.at(-1)?.castell).toContain('Pd');
      expect(phaseOf(end.game)).toBe('final');
    },
  );

  it('plays a rehearsal of fifteen attempts and shows the last five results', () => {
    const { end, attempts } = played('assaig', 1);
    expect(attempts).toBe(15);
    expect(end.last).toHaveLength(5);
  });

  it('refuses what the engine refuses', () => {
    expect(attemptQuick(startQuick(rules.catalogue, 'actuacio', 1), 'Pd4', 0)).toEqual({
      ok: false,
      reason: { kind: 'pillars come last' },
    });
  });
});
