import { everyOffer, type Offered } from '@/lib/story/forms';
import { HOME, type Passage } from '@/lib/story/passage';
import type { Check, StoryProblem } from './problem';
import type { StoryRules } from './rules';

export const expectedOptions = ({ id, final }: Passage): number => {
  if (id === HOME) return 1;
  return final === undefined ? 2 : 0;
};

const setting = ({ sets = {} }: Offered): string => JSON.stringify(Object.entries(sets).sort());

export const checkPassage = (passage: Passage, rules: StoryRules): readonly StoryProblem[] => {
  const { id, title, options } = passage;
  const links = options.map(({ link }) => link);
  const offers = options.flatMap(everyOffer);
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
      offers.some(({ text }) => text.length < 1 || text.length > 2),
      'an option has one or two lines',
    ],
    ['title', (title === undefined || title.trim() === '') !== untitled, title ?? 'no title'],
    [
      'facts without target',
      offers.some((one) =>
        offers.some((other) => one.link === other.link && setting(one) !== setting(other)),
      ),
      'two options lead to one place and set different facts, which the path cannot tell apart',
    ],
  ];
  return findings.flatMap(([check, found, detail]) => (found ? [{ check, passage: id, detail }] : []));
};
