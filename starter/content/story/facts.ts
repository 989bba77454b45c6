import type { Introduction } from '@/lib/story/checks/introductions';
import type { Question } from '@/lib/story/summary';

/** What a night can remember, and the values of each. */
export const facts: Readonly<Record<string, readonly string[]>> = {};

/** Who and what a night has to introduce, and the words that do. */
export const introductions: readonly Introduction[] = [];

/** Where a night learns what it asks: `endings` tell it to readers with any of the facts, `carried` facts hold it already. */
export const answers: Readonly<Record<string, Question>> = {};

/** What a night can leave undone: a sentence for each fact, such as `{ 'llum-ences': … }`. */
export const undone: Readonly<Record<string, string>> = {};
