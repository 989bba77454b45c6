import type { MoreWordSearch } from '@/lib/games/word-search/grid';

/** Written by `npm run make:levels` from `themes.ts`: change that, and run it again. */
export const MORE_WORD_SEARCHES = [] as const satisfies readonly MoreWordSearch[];
