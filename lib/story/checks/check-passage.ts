import { NO_FACTS } from '../facts';
import { everyOffer, piecesOf, textIn } from '../forms';
import { countWords, HOME, type Paragraph, type Passage } from '../passage';
import type { Check, StoryProblem } from './problem';
import type { StoryRules } from './rules';

const within = (value: number, { least, most }: { least: number; most: number }): boolean =>
  value >= least && value <= most;

/** Number of options in every state. */
export const expectedOptions = ({ id, final }: Passage): number => {
  if (id === HOME) return 1;
  return final === undefined ? 2 : 0;
};

/** With all pieces in their longest form. */
const mostWords = (paragraph: Paragraph): number =>
  piecesOf(paragraph)
    .map((piece) =>
      typeof piece === 'string'
        ? countWords([piece])
        : Math.max(
            ...[piece.neutral ?? '', ...piece.forms.map(({ text }) => text)].map((text) =>
              countWords([text]),
            ),
          ),
    )
    .reduce((sum, words) => sum + words, 0);

export const checkPassage = (passage: Passage, rules: StoryRules): readonly StoryProblem[] => {
  const { id, title, text, options } = passage;
  const told = textIn(passage, NO_FACTS);
  const words = countWords(told);
  const most = text.reduce((sum, paragraph) => sum + mostWords(paragraph), 0);
  const links = options.map(({ link }) => link);
  const untitled = rules.untitled.includes(id);
  const findings: readonly (readonly [Check, boolean, string])[] = [
    ['id', !/^[\w-]+$/.test(id), 'an address takes letters without accents, figures and hyphens'],
    [
      'number of options',
      options.length !== expectedOptions(passage),
      `${options.length} options, not ${expectedOptions(passage)}`,
    ],
    ['same target twice', new Set(links).size < links.length, links.join(', ')],
    [
      'option lines',
      options.flatMap(everyOffer).some((option) => !within(option.text.length, { least: 1, most: 2 })),
      'an option has one or two lines',
    ],
    ['title', (title === undefined || title.trim() === '') !== untitled, title ?? 'no title'],
    ['paragraphs', !within(told.length, rules.paragraphs), `${told.length} paragraphs`],
    ['words', id !== HOME && !within(words, rules.words), `${words} words`],
    [
      'words',
      id !== HOME && most > (rules.wordsWithForms ?? rules.words.most),
      `${most} words with its longest forms`,
    ],
  ];
  return findings.flatMap(([check, found, detail]) => (found ? [{ check, passage: id, detail }] : []));
};
