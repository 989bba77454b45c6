import type { StoryRules } from '@/lib/story/checks/rules';
import type { Passage, PassageId } from '@/lib/story/passage';

/** A passage that keeps the small rules, with options to the given targets. */
export const aPassage = (
  id: PassageId,
  links: readonly PassageId[],
  changes: Partial<Passage> = {},
): Passage => ({
  id,
  title: `Passatge ${id}`,
  text: ['Un dos tres.', 'Quatre cinc sis.'],
  options: links.map((link) => ({ text: [`Cap a ${link}`], link })),
  ...changes,
});

export const anEnding = (id: PassageId, final: number, changes: Partial<Passage> = {}): Passage =>
  aPassage(id, [], { final, ...changes });

/** 1 opens into 2 and 3; 2 and 3 lead to the endings 4 and 5, which are two choices away. */
export const aStory = (): readonly Passage[] => [
  aPassage('home', ['1']),
  aPassage('1', ['2', '3']),
  aPassage('2', ['4', '5']),
  aPassage('3', ['5', '4']),
  anEnding('4', 1),
  anEnding('5', 2),
];

/** The same story with one passage in the place of the one with its id, or added when there was none. */
export const aStoryWith = (changed: Passage): readonly Passage[] => {
  const story = aStory();
  return story.some(({ id }) => id === changed.id)
    ? story.map((passage) => (passage.id === changed.id ? changed : passage))
    : [...story, changed];
};

/** Rules that the small story keeps. */
export const smallRules = (changes: Partial<StoryRules> = {}): StoryRules => ({
  shortestNight: 2,
  words: { least: 4, most: 10 },
  paragraphs: { least: 2, most: 3 },
  untitled: [],
  ...changes,
});
