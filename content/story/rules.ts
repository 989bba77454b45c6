import type { StoryRules } from '@/lib/story/checks/rules';

/** How this story is measured, so that every passage reads like its neighbours. */
export const storyRules = {
  shortestNight: 6,
  words: { least: 80, most: 220 },
  paragraphs: { least: 2, most: 5 },
  untitled: ['DD'],
} as const satisfies StoryRules;
