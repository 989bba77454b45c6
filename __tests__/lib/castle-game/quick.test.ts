import { rules } from '@/__tests__/builders/teams';
import { bestScoreIn } from '@/components/castle-game/quick/best-score';
import { availableTowers } from '@/lib/castle-game/engine/actions';
import { chancesOf } from '@/lib/castle-game/engine/chances';
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
  test('has a team for every tower of the game', () => {
    const { game } = startQuick(rules.catalogue, 'rehearsal', 1);
    expect(availableTowers(game)).toEqual([...rules.catalogue.keys()]);
  });

  test.each([1, 2, 3])(
    'plays a performance of at most six rounds, the last one of pilars (seed %i)',
    (seed) => {
      const { end, attempts } = played('performance', seed);
      expect(attempts).toBeLessThanOrEqual(6);
      expect(end.game.rounds.at(-1)?.code).toContain('Pd');
      expect(phaseOf(end.game)).toBe('over');
    },
  );

  test('plays a rehearsal of fifteen attempts and shows the last five results', () => {
    const { end, attempts } = played('rehearsal', 1);
    expect(attempts).toBe(15);
    expect(end.last).toHaveLength(5);
  });

  test('refuses what the engine refuses', () => {
    expect(attemptQuick(startQuick(rules.catalogue, 'performance', 1), 'Pd4', 0)).toEqual({
      ok: false,
      reason: { kind: 'pilars come last' },
    });
  });

  test('is no dream: what is hard for a new team is hard for a ready one', () => {
    const { stats } = startQuick(rules.catalogue, 'performance', 1).game.team;
    const [easy = 0, middle = 0, hard = 0] = ['Pd4', '3d7', 'Td8fm'].map((code) => chancesOf(stats, code)[0]);
    expect(easy).toBeGreaterThan(0.75);
    expect(middle).toBeLessThan(0.75);
    expect(hard).toBeLessThan(0.56);
    expect(hard).toBeGreaterThan(0.25);
  });

  test.each([
    ['1250', 1250],
    ['0', 0],
    [null, 0],
    [undefined, 0],
    ['-5', 0],
    ['1e9', 0],
    ['999999', 0],
    ['<b>', 0],
  ])('reads the best score that a browser keeps: %j', (text, points) => {
    expect(bestScoreIn(text)).toBe(points);
  });
});
