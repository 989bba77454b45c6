import type { StoryGraph } from './graph';
import { HOME, type Setting } from './passage';

/** `{peto:jana,coca:}`; a fact without a value is removed. Empty without facts. */
const formatSetting = (setting: Setting | undefined): string => {
  const facts = Object.entries(setting ?? {}).map(([name, value]) => `${name}:${value ?? ''}`);
  return facts.length > 0 ? `{${facts}}` : '';
};

const parseSetting = (text: string): Setting =>
  Object.fromEntries(
    text.split(',').map((fact) => {
      const [name = '', value = ''] = fact.split(':');
      return [name, value === '' ? null : value];
    }),
  );

/**
 * One line per passage: `4 7 8{sabatilla:faixa}`, `3{guifre:conegut} 5 6`, ending 2 as `37=2`. It is in every page of the
 * story, so it is short. Ids and facts have no spaces or punctuation.
 */
export const formatGraph = ({ links, endings, settings }: StoryGraph): string =>
  [...links]
    .map(([id, targets]) => {
      const final = endings.get(id);
      const passage = `${id}${final === undefined ? '' : `=${final}`}${formatSetting(settings.get(id))}`;
      return [passage, ...targets.map((link) => link + formatSetting(settings.get(`${id}>${link}`)))].join(
        ' ',
      );
    })
    .join('\n');

/** Reads what `formatGraph` wrote. */
export const parseGraph = (text: string): StoryGraph => {
  const links = new Map<string, readonly string[]>();
  const endings = new Map<string, number>();
  const settings = new Map<string, Setting>();
  for (const line of text.split('\n')) {
    const words = line.split(' ').map((word) => /^([\w-]+)(?:=(\d+))?(?:\{(.*)\})?$/.exec(word) ?? []);
    const [[, id = '', final] = []] = words;
    const targets = words.slice(1).map(([, link = '']) => link);
    links.set(id, targets);
    if (final !== undefined) endings.set(id, Number(final));
    for (const [place, [, link = '', , setting]] of words.entries())
      if (setting !== undefined) settings.set(place === 0 ? id : `${id}>${link}`, parseSetting(setting));
  }
  return { first: links.get(HOME)?.[0] ?? HOME, links, endings, settings };
};
