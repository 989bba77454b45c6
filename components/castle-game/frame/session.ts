import { rulebook } from '@/content/castle-game/rulebook';
import { storedTexts } from '@/lib/browser/castle-storage';
import { readStoredGame, type StoredGame } from '@/lib/castle-game/saves/stored';
import type { GameState } from '@/lib/castle-game/types';

export type DamagedGame = Extract<StoredGame, { kind: 'damaged' }>;

/** Where the visitor stands: before the game, in it, or in a tab that another one has taken it from. */
export type Session =
  | { readonly phase: 'loading' }
  | { readonly phase: 'start'; readonly saved: GameState | undefined }
  | { readonly phase: 'damaged'; readonly damaged: DamagedGame }
  | {
      readonly phase: 'playing';
      readonly state: GameState;
      /** The browser did not keep the last change, and it has not been exported since. */
      readonly unsaved: boolean;
    }
  | { readonly phase: 'elsewhere' };

/** What storage holds now. */
export const storedGame = (): StoredGame => readStoredGame(rulebook, storedTexts());

/** The first page, for who has not begun. */
export const beforeGame = (stored: StoredGame): Session =>
  stored.kind === 'damaged'
    ? { phase: 'damaged', damaged: stored }
    : { phase: 'start', saved: stored.kind === 'game' ? stored.state : undefined };
