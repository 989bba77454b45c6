import type { Performance } from '@/lib/castle-game/types';

const lost = ({ members }: Performance): boolean => members !== undefined && members.after < members.before;

/** True if only the last performance lost members. */
export const isFirstLoss = (history: readonly Performance[]): boolean =>
  history.length > 0 && history.findIndex(lost) === history.length - 1;
