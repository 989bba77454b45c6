import { buildCatalogue } from '@/lib/castle-game/catalogue/build';
import type { Rulebook } from '@/lib/castle-game/types';
import { missions } from './missions';
import { oddsExceptions } from './odds-exceptions';
import { rehearsalTowers } from './rehearsal-towers';
import { scoredTowers } from './scored-towers';

/** Everything the game is played with. */
export const rulebook: Rulebook = {
  catalogue: buildCatalogue([...scoredTowers, ...rehearsalTowers], oddsExceptions),
  missions,
};
