import type { Answer } from '@/lib/story/checks/nights';

/** Where a night learns what it asks: `endings` tell it to readers with any of the facts, `carried` facts hold it already. */
export const answers: Readonly<Record<string, Answer>> = {};
