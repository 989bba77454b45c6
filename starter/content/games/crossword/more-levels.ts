import type { MoreCrossword } from '@/lib/games/crossword/grid';

/** Written by `npm run make:levels` from `more.ts`: change that, and run it again. */
export const MORE_CROSSWORDS = [] as const satisfies readonly MoreCrossword[];
