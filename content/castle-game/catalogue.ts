import { catalogueWhenAsked } from '@/lib/castle-game/catalogue/build';
import { oddsExceptions } from './odds-exceptions';
import { rehearsalTowers } from './rehearsal-towers';
import { scoredTowers } from './scored-towers';

/** The towers of the game, the same for every club. */
export const catalogue = catalogueWhenAsked(
  [...scoredTowers, ...rehearsalTowers.map((tower) => ({ ...tower, rehearsalOnly: true }))],
  oddsExceptions,
);
