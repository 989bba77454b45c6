import type { PassageId } from '../passage';

/** Every fault the checks can find, in the order they are listed. */
export const CHECKS = [
  'no home',
  'repeated passage',
  'id',
  'unknown target',
  'number of options',
  'same target twice',
  'option lines',
  'title',
  'paragraphs',
  'words',
  'unreachable',
  'no ending ahead',
  'loop',
  'ending number',
  'early ending',
  'form never told',
  'unknown fact',
  'fact forgotten',
  'fork laid out',
] as const;
export type Check = (typeof CHECKS)[number];

export type StoryProblem = {
  readonly check: Check;
  readonly passage: PassageId;
  /** What was found, for whoever has to mend it. */
  readonly detail: string;
};
