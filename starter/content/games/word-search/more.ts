import type { MoreWordSearchTheme } from '@/lib/games/word-search/generate';

/** This club has no word searches beside its level. */
export const MORE_WORD_SEARCH_THEMES = [] as const satisfies readonly MoreWordSearchTheme[];
