import type { PassageId } from '@/lib/story/passage';

/** In the order of the report. */
export const CHECKS = [
  'no home',
  'repeated passage',
  'id',
  'unknown target',
  'number of options',
  'same target twice',
  'option lines',
  'facts without target',
  'title',
  'paragraphs',
  'words',
  'typography',
  'unreachable',
  'no ending ahead',
  'loop',
  'ending number',
  'early ending',
  'form never told',
  'unknown fact',
  'fact forgotten',
  'seldom told',
  'left open',
  'not introduced',
  'contradiction',
  'count',
  'fork laid out',
  'ending seldom told',
  'ending often told',
  'little read',
  'facts seldom back',
] as const;
export type Check = (typeof CHECKS)[number];

export type StoryProblem = {
  readonly check: Check;
  readonly passage: PassageId;
  readonly detail: string;
};
