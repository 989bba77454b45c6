import type { StoryRules } from '@/lib/story/checks/rules';
import { facts } from './facts';

/** How this story is measured, so that every passage reads like its neighbours. */
export const storyRules = {
  shortestNight: 6,
  words: { least: 80, most: 220 },
  wordsWithForms: 260,
  paragraphs: { least: 2, most: 5 },
  untitled: ['DD'],
  facts,
  echoes: 3,
  layouts: {
    phrases: [
      'a mà esquerra',
      'a mà dreta',
      "a l'esquerra",
      'a la dreta',
      "d'una banda",
      "a l'altra banda hi",
      'dues coses',
      'dos corrents',
      'dues sortides',
      'dues direccions',
      'dos llums',
      "l'una és",
    ],
    most: 5,
  },
} as const satisfies StoryRules;
