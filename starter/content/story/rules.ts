import type { StoryRules } from '@/lib/story/checks/rules';
import { facts } from './facts';

/** How this story is measured, so that every passage reads like its neighbours. */
export const storyRules = {
  shortestNight: 2,
  words: { least: 8, most: 60 },
  paragraphs: { least: 2, most: 3 },
  untitled: [],
  facts,
} as const satisfies StoryRules;
