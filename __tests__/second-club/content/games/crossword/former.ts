import type { FormerCrossword } from '@/lib/games/crossword/types';

/** This club's crossword is its first. */
export const FORMER_CROSSWORDS = [] as const satisfies readonly FormerCrossword[];
