import type { CrosswordLevel, FormerCrossword } from '@/lib/games/crossword/types';

/** What a level, by its number from 0, was before. */
export const formerOf = (former: readonly FormerCrossword[], index: number): readonly CrosswordLevel[] =>
  former.filter((one) => one.index === index).map(({ level }) => level);
