import type { Module } from '@/lib/site/modules';

/**
 * The modules of this site that a club may leave out: delete a line, and its pages, menu entries and files are not
 * published. `npm run dev` reads the list when it starts.
 */
export const modules = [
  'results',
  'videos',
  'music',
  'legal',
  'sponsors',
  'photos',
  'story',
  'word-search',
  'crossword',
  'hangman',
  'memory',
  'daily-castell',
  'castle-game',
  'free-bar',
  'commission',
  'timeline',
] as const satisfies readonly Module[];
