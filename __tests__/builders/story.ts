import type { Passage, PassageId } from '@/lib/story/passage';

/** A passage with options to the given targets. */
export const aPassage = (
  id: PassageId,
  links: readonly PassageId[],
  more: Partial<Passage> = {},
): Passage => ({
  id,
  title: `Passatge ${id}`,
  text: ['Un dos tres.', 'Quatre cinc sis.'],
  options: links.map((link) => ({ text: [`Cap a ${link}`], link })),
  ...more,
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

/** The small story where 2 lends a jacket, which 4 and 5 read, and which leads from 3 to 6. */
export const aStoryWithFacts = (): readonly Passage[] => [
  aPassage('home', ['1']),
  aPassage('1', ['2', '3']),
  aPassage('2', ['3', '6'], { sets: { jaqueta: 'jana' } }),
  aPassage('3', [], {
    text: [
      'Un dos tres.',
      ['Quatre ', { neutral: 'cinc', forms: { 'jaqueta-jana': 'abric' } }, ' sis.'],
      { forms: { 'jaqueta-jana': 'Set vuit.' } },
    ],
    options: [
      { text: ['Cap a 4'], link: '4', sets: { peto: 'si' } },
      {
        text: ['Cap a 5'],
        link: '5',
        forms: [{ when: { jaqueta: 'jana' }, text: ['Amb jaqueta', 'a 6'], link: '6' }],
      },
    ],
  }),
  anEnding('4', 1, {
    text: [
      'Un dos tres.',
      {
        neutral: 'Quatre cinc.',
        forms: { 'jaqueta-jana peto-si': 'Petó amb jaqueta.', 'peto-si': 'Petó.' },
      },
    ],
  }),
  anEnding('5', 2),
  aPassage('6', ['4', '5'], { sets: { jaqueta: null } }),
];
