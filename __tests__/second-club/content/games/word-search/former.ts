import type { FormerWordSearch } from '@/lib/games/word-search/types';

/** This club's word search is its first. */
export const FORMER_WORD_SEARCHES = [] as const satisfies readonly FormerWordSearch[];
