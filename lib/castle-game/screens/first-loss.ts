import type { Performance } from '@/lib/castle-game/types';

const lost = ({ members }: Performance): boolean => members !== undefined && members.after < members.before;

/** True if the last performance is the first one that lost members. */
export const isFirstLoss = (history: readonly Performance[]): boolean =>
  history.length > 0 && history.findIndex(lost) === history.length - 1;
