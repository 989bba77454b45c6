import type { Club, Quote, SponsorGroup } from '@/lib/club/types';
import { LANGUAGES, type PageEntry } from '@/lib/site/pages';
import { parseVideoFeed } from '@/lib/videos/feed';

import { at, idProblems, oneOf, type Problem, problem, repeatedProblems } from './problem';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAX_DESCRIPTION = 155;

export function clubProblems({ colour, email, description, founded, networks }: Club): Problem[] {
  return [
    ...(/^#[0-9a-f]{6}$/i.test(colour)
      ? []
      : at('colour', [`${colour} is not a colour. Write # and six digits 0-9 or A-F, as #2F6FB0.`])),
    ...(EMAIL.test(email) ? [] : at('email', [`${email} is not an e-mail address.`])),
    ...(description.length <= MAX_DESCRIPTION
      ? []
      : at('description', [
          `it has ${description.length} characters. Search engines show ${MAX_DESCRIPTION}.`,
        ])),
    ...(Number.isInteger(founded.year) && founded.year > 1900
      ? []
      : at('founded', [`${founded.year} is not a year.`])),
    ...networks.flatMap(({ id, link }) =>
      link.startsWith('https://') ? [] : at(id, [`${link} does not begin with https://.`]),
    ),
    ...idProblems(networks.map(({ id }) => id)),
  ];
}

/** `places`: where a page can stand in the menu. */
export function pageProblems(
  pages: Readonly<Record<string, PageEntry>>,
  places: readonly string[],
): Problem[] {
  const entries = Object.entries(pages);
  const joining = entries.filter(([, { menu }]) => menu?.join !== undefined);
  const found = entries.flatMap(([key, { path, description, lang = 'ca', menu = {} }], index) => {
    const before = entries.slice(0, index).find(([, other]) => other.path === path);
    return at(key, [
      ...(before ? [`${path} is already the address of "${before[0]}".`] : []),
      ...(/^\/([a-z0-9]+(-[a-z0-9]+)*)?$/.test(path)
        ? []
        : [`${path} is not an address of one part: lower-case letters, digits and hyphens after one slash.`]),
      ...(description !== undefined && description.length > MAX_DESCRIPTION
        ? [`the description has ${description.length} characters. Search engines show ${MAX_DESCRIPTION}.`]
        : []),
      ...oneOf(lang, LANGUAGES, 'language'),
      ...Object.keys(menu).flatMap((place) => oneOf(place, places, 'place in the menu')),
    ]);
  });
  if (joining.length === 1) return found;
  const names = joining.map(([key]) => key).join(', ') || 'none';
  return [...found, problem('menu', `one page invites to join, with \`menu: { join: … }\`; here: ${names}.`)];
}

/** Of the site's own list of videos. */
export function videoProblems(text: string): Problem[] {
  let feed: unknown;
  try {
    feed = JSON.parse(text);
  } catch (error) {
    return at('items', [`it is not JSON: ${String(error).replace(/\s+/g, ' ')}.`]);
  }
  const read = parseVideoFeed(feed);
  if (read === null) return at('items', ['it has no list `items`.']);
  return read.skipped === 0
    ? []
    : at('items', [`videos without a title, or without a link as "https://…/watch?v=…": ${read.skipped}.`]);
}

/** The home page has three places for quotes, and none for a club without any. */
const MIN_QUOTES = 3;

export function quoteProblems(quotes: readonly Quote[]): Problem[] {
  return [
    ...(quotes.length > 0 && quotes.length < MIN_QUOTES
      ? at('quotes', [`the home page shows ${MIN_QUOTES}; there are ${quotes.length}.`])
      : []),
    ...repeatedProblems(
      quotes.map(({ quote }) => quote),
      'quote',
    ),
    ...quotes.flatMap(({ quote, author }) =>
      at(quote.slice(0, 40), [
        ...(quote.trim() ? [] : ['the quote is empty.']),
        ...(author.trim() ? [] : ['it does not name who said it: `author` is empty.']),
      ]),
    ),
  ];
}

/** `ratioOf` returns width over height of a file of public/sponsors, or undefined if the file does not exist. */
export function sponsorProblems(
  groups: readonly SponsorGroup[],
  ratioOf: (image: string) => number | undefined,
): Problem[] {
  return groups.flatMap(({ sponsors }) =>
    sponsors.flatMap(({ name, image }) => {
      const ratio = ratioOf(image);
      if (ratio === undefined) return at(name, [`public/sponsors/${image} does not exist.`]);
      return Math.abs(ratio - 2) < 0.05
        ? []
        : at(name, [
            `public/sponsors/${image} is ${ratio.toFixed(2)} times as wide as high. A logo is twice as wide.`,
          ]);
    }),
  );
}
