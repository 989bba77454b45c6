import type { MoreCrosswordPuzzle } from '@/lib/games/crossword/layout';

/** This club has no crosswords beside its level. */
export const MORE_CROSSWORD_PUZZLES = [] as const satisfies readonly MoreCrosswordPuzzle[];
