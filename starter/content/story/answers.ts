import type { Question } from '@/lib/story/summary';

/** Where a night learns what it asks: `endings` tell it to readers with any of the facts, `carried` facts hold it already. */
export const answers: Readonly<Record<string, Question>> = {};

/** What a night can leave undone: a sentence for each fact, such as `{ 'llum-ences': … }`. */
export const undone: Readonly<Record<string, string>> = {};
