import type { Performance } from '@/lib/castle-game/types';

const lost = ({ members }: Performance): boolean => members !== undefined && members.after < members.before;

/** Whether somebody has left after the last performance, as after none before it. */
export const isFirstLoss = (history: readonly Performance[]): boolean =>
  history.length > 0 && history.findIndex(lost) === history.length - 1;
