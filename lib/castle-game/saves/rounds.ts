import type { Catalogue } from '@/lib/castle-game/catalogue/types';
import { pointsOf } from '@/lib/castle-game/engine/performance';
import { SLOTS } from '@/lib/castle-game/limits';
import type { Round } from '@/lib/castle-game/types';

/** Saved rounds of a performance in course, in their places and with the points that the game gives them. */
export const scoredRounds = (catalogue: Catalogue, rounds: readonly Round[]): readonly Round[] =>
  rounds.slice(0, SLOTS).map((round, index) => {
    const entry = catalogue.get(round.castell);
    return { ...round, ronda: index + 1, punts: entry ? pointsOf(entry, round.resultat) : 0 };
  });
