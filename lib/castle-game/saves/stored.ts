import type { Catalogue } from '@/lib/castle-game/catalogue/types';
import type { GameState } from '@/lib/castle-game/types';
import { decodeGame } from './decode';
import type { SaveLoss } from './losses';
import type { SaveProblem } from './problem';

export type StoredTexts = {
  readonly game: string | null;
  readonly rounds: string | null;
  readonly goodCopy: string | null;
};

/** `goodCopy` is absent if it cannot be read. */
export type StoredGame =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly state: GameState; readonly losses: readonly SaveLoss[] }
  | {
      readonly kind: 'damaged';
      readonly text: string;
      readonly problem: SaveProblem;
      readonly goodCopy: GameState | undefined;
    };

function copyIn(catalogue: Catalogue, text: string | null): GameState | undefined {
  const decoded = text === null ? undefined : decodeGame(catalogue, text);
  return decoded?.ok ? decoded.state : undefined;
}

/** An unreadable game is not `none`, so that it is not overwritten. */
export function readStoredGame(catalogue: Catalogue, { game, rounds, goodCopy }: StoredTexts): StoredGame {
  if (game === null) return { kind: 'none' };
  const decoded = decodeGame(catalogue, game, rounds);
  if (decoded.ok) return { kind: 'game', state: decoded.state, losses: decoded.losses };
  return {
    kind: 'damaged',
    text: game,
    problem: decoded.reason,
    goodCopy: copyIn(catalogue, goodCopy),
  };
}
