import type { AgendaItem, Pause, Rehearsal } from '@/lib/calendar/course';
import { CONTEXTS, GAME_OUTCOMES, type Mission } from '@/lib/castle-game/types';
import { type Board, type BoardHistory, boardMembers, SEPARATOR } from '@/lib/club/boards';
import type { Person, Tenure } from '@/lib/club/people';
import type { Club, Era, Quote, SponsorGroup, TimelineEvent } from '@/lib/club/types';
import { isCalendarDate, WEEKDAYS } from '@/lib/dates/days';
import { isoPartialDate } from '@/lib/dates/partial-dates';
import { parseSeason } from '@/lib/dates/seasons';
import type { MemoryEntry } from '@/lib/games/memory/pairs';
import { LANGUAGES, type PageEntry } from '@/lib/site/pages';
import type { CatalogueTower } from '@/lib/towers/catalogue';
import { formatTower, parseConstruction } from '@/lib/towers/notation';
import { OUTCOMES } from '@/lib/towers/types';
import type { Statement } from '@/lib/truth/statement';
import { parseVideoFeed } from '@/lib/videos/feed';

/**
 * Checks of the values that members write. TypeScript checks shapes, and this file what a type cannot: the content arrives
 * here without types having been checked, so that every mistake gets a sentence. Each problem is one of `label · message`.
 */
export type Problem = { readonly label: string; readonly message: string };

const problem = (label: string, message: string): Problem => ({ label, message });

const ANCHOR = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAX_DESCRIPTION = 155;

/** Edits that turn one text into the other: insertions, deletions and replacements of a character. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** ` Did you mean "x"?`, or nothing if no name is near. */
export function suggestion(name: string, known: readonly string[]): string {
  const [best] = known
    .map((other) => ({ other, edits: distance(name, other) }))
    .sort((one, two) => one.edits - two.edits);
  return best && best.edits < name.length && best.edits <= Math.max(2, name.length / 4)
    ? ` Did you mean "${best.other}"?`
    : '';
}

function oneOf(value: string, known: readonly string[], what: string): string[] {
  if (known.includes(value)) return [];
  return [`unknown ${what} "${value}".${suggestion(value, known) || ` Write one of: ${known.join(', ')}.`}`];
}

const dateProblem = (date: string): string[] =>
  isCalendarDate(date) ? [] : [`${date} is not a date. Write year-month-day, as 2026-11-23.`];

const hourProblem = (hour: string): string[] =>
  HOUR.test(hour) ? [] : [`${hour} is not an hour of the day. Write 20:30.`];

/** False if an hour is none of the day, which is a problem by itself. */
const backwards = (start?: string, end?: string): boolean =>
  [start, end].every((hour) => hour !== undefined && HOUR.test(hour)) && `${end}` <= `${start}`;

export function repeatedProblems(names: readonly string[], what: string): Problem[] {
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return [...new Set(repeated)].map((name) => problem(name, `this ${what} is used twice. Change one.`));
}

const idProblems = (ids: readonly string[]): Problem[] => [
  ...ids
    .filter((id) => !ANCHOR.test(id))
    .map((id) => problem(id, 'an id has lower-case letters, digits and hyphens only.')),
  ...repeatedProblems(ids, 'id'),
];

const at = (label: string, messages: readonly string[]): Problem[] =>
  messages.map((message) => problem(label, message));

/** Why a code is not one that the site can show, if so. */
export function codeProblem(code: string): string[] {
  const parsed = parseConstruction(code);
  if (!parsed.ok) return [`"${code}" is not the code of a castell. Write it as 4d8, 3d7a, Td7f or 3d7+4d7.`];
  const canonical = formatTower(parsed.construction);
  return canonical === code ? [] : [`write the code "${code}" as "${canonical}".`];
}

const PARTIAL_DATE = /^\d{4}(-(0[1-9]|1[0-2])(-\d{2})?)?$/;

function statementProblems(says: readonly Statement[] = []): string[] {
  return says.flatMap((statement) => {
    if (!('outcome' in statement)) return [];
    const { tower, outcome, date } = statement;
    const exists = PARTIAL_DATE.test(date) && (date.length < 10 || isCalendarDate(date));
    return [
      ...codeProblem(tower),
      ...oneOf(outcome, OUTCOMES, 'outcome'),
      ...(exists ? [] : [`${date} in \`says\` is not a date. Write 2026, 2026-11 or 2026-11-23.`]),
    ];
  });
}

export function agendaProblems(items: readonly AgendaItem[]): Problem[] {
  const kinds = ['actuacio', 'activitat', 'assaig'];
  return [
    ...idProblems(items.map(({ id }) => id)),
    ...items.flatMap(({ id, kind, date, until, start, end }) =>
      at(id, [
        ...oneOf(kind, kinds, 'kind'),
        ...dateProblem(date),
        ...(until === undefined ? [] : dateProblem(until)),
        ...(until !== undefined && isCalendarDate(until) && until < date
          ? [`it ends on ${until}, before it begins on ${date}.`]
          : []),
        ...[start, end].flatMap((hour) => (hour === undefined ? [] : hourProblem(hour))),
        ...(end !== undefined && start === undefined ? ['`end` needs a `start`.'] : []),
        ...(backwards(start, end) ? [`it ends at ${end}, before it begins at ${start}.`] : []),
      ]),
    ),
  ];
}

export function rehearsalProblems(rehearsals: readonly Rehearsal[]): Problem[] {
  return [
    ...idProblems(rehearsals.map(({ id }) => id)),
    ...rehearsals.flatMap(({ id, weekday, from, to }) =>
      at(id, [
        ...oneOf(weekday, WEEKDAYS, 'weekday'),
        ...hourProblem(from),
        ...hourProblem(to),
        ...(backwards(from, to) ? [`it ends at ${to}, before it begins at ${from}.`] : []),
      ]),
    ),
  ];
}

type Period = Pick<Pause, 'from' | 'to'> & { readonly reason?: string };

export function periodProblems(periods: readonly Period[]): Problem[] {
  return periods.flatMap(({ from, to, reason }) =>
    at(reason ?? `${from} to ${to}`, [
      ...dateProblem(from),
      ...dateProblem(to),
      ...(isCalendarDate(from) && isCalendarDate(to) && to < from
        ? [`it ends on ${to}, before it begins on ${from}.`]
        : []),
      ...(reason?.trim() === '' ? ['the reason is empty.'] : []),
    ]),
  );
}

function boardProblems(season: string, board: Board, people: readonly string[]): Problem[] {
  const parts = board.direccio.components;
  const lost = parts.some(
    (part, index) =>
      part === SEPARATOR && (index === 0 || [undefined, SEPARATOR].includes(parts[index + 1] as never)),
  );
  return at(season, [
    ...(lost ? [`'${SEPARATOR}' stands between two members: not first, last or twice.`] : []),
    ...boardMembers(board).flatMap(({ block, member: { person, nom } }) => {
      if (person !== undefined) return oneOfPeople(person, people, ', or write `nom`');
      return nom?.trim() ? [] : [`a member of "${block}" has neither \`person\` nor \`nom\`.`];
    }),
  ]);
}

function oneOfPeople(id: string, people: readonly string[], otherwise = ''): string[] {
  if (people.includes(id)) return [];
  const help = suggestion(id, people) || ` Add it to content/people/people.ts${otherwise}.`;
  return [`unknown person "${id}".${help}`];
}

export function historyProblems(history: BoardHistory, people: readonly string[]): Problem[] {
  const { currentSeason, s, i } = history;
  const past: Readonly<Record<string, Board>> = i;
  const seasonProblem = (season: string) =>
    parseSeason(season) === null
      ? at(season, [`${season} is not a season. Write two years in a row, as 2026-2027.`])
      : [];
  return [
    ...[currentSeason, ...Object.keys(past)].flatMap(seasonProblem),
    ...Object.keys(past)
      .filter((season) => season >= currentSeason)
      .map((season) =>
        problem(season, `a past board cannot be of the current season, ${currentSeason}, or later.`),
      ),
    ...boardProblems(currentSeason, s, people),
    ...Object.entries<Board>({ ...past, ...history.alongside }).flatMap(([season, board]) =>
      boardProblems(season, board, people),
    ),
  ];
}

export function tenureProblems(tenures: readonly Tenure[], people: readonly string[]): Problem[] {
  const twice = repeatedProblems(
    tenures.map(({ person }) => person),
    'person',
  );
  const found = tenures.flatMap(({ person, from, to, text, says }) =>
    at(person, [
      ...(text.some((paragraph) => !paragraph.trim()) ? ['a paragraph is empty.'] : []),
      ...oneOfPeople(person, people),
      ...(from.length === to.length ? [] : ['`from` and `to` need a year for each period.']),
      ...from.flatMap((year, index) => {
        const end = to[index];
        return typeof end === 'number' && end < year
          ? [`it ends in ${end}, before it begins in ${year}.`]
          : [];
      }),
      ...statementProblems(says),
    ]),
  );
  return [...twice, ...found];
}

export function peopleProblems(people: Readonly<Record<string, Person>>): Problem[] {
  return [
    ...idProblems(Object.keys(people)),
    ...repeatedProblems(
      Object.values(people).map(({ name }) => name),
      'name',
    ),
    ...Object.entries(people).flatMap(([id, { name }]) =>
      name?.trim() ? [] : at(id, ['the name is empty.']),
    ),
  ];
}

export function timelineProblems(events: readonly TimelineEvent[], clubs: readonly string[]): Problem[] {
  return [
    ...idProblems(events.map(({ id }) => id)),
    ...orderProblems(events),
    ...events.flatMap(({ id, date, color, image, says }) =>
      at(id, [
        ...(date === null ? [] : partialDateProblem(date)),
        ...oneOf(color, clubs, 'club'),
        ...(image && 'code' in image ? codeProblem(image.code) : []),
        ...statementProblems(says),
      ]),
    ),
  ];
}

/** Dates that are known in part are compared as far as both are. */
function orderProblems(events: readonly TimelineEvent[]): Problem[] {
  const dated = events.flatMap(({ id, date }) => (date ? [{ id, date: isoPartialDate(date) }] : []));
  return dated.flatMap(({ id, date }, index) => {
    const before = dated[index - 1]?.date ?? '';
    const shared = Math.min(before.length, date.length);
    return date.slice(0, shared) < before.slice(0, shared)
      ? at(id, [`${date} stands below ${before}. Put events in the order of their dates.`])
      : [];
  });
}

function partialDateProblem({ year, month, day }: NonNullable<TimelineEvent['date']>): string[] {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  const date = `${digits(year, 4)}-${digits(month ?? 1, 2)}-${digits(day ?? 1, 2)}`;
  if (day !== undefined && month === undefined) return ['a date with a day needs its month.'];
  if (month !== undefined && !(month >= 1 && month <= 12)) return [`${month} is not a month. Write 1 to 12.`];
  return isCalendarDate(date) ? [] : [`${date} does not exist.`];
}

export function towerProblems(towers: readonly CatalogueTower[]): Problem[] {
  return towers.flatMap(({ code, text, says, gallery }) =>
    at(code, [
      ...codeProblem(code),
      ...(text.length >= 2 && text.length <= 4 ? [] : [`paragraphs: ${text.length}. Write two to four.`]),
      ...(gallery?.length === 1 ? ['a gallery needs two pictures or none.'] : []),
      ...statementProblems(says),
    ]),
  );
}

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

export function eraProblems(eras: readonly Era[]): Problem[] {
  return [
    ...idProblems(eras.map(({ id }) => id)),
    ...eras.flatMap(({ id, paragraphs, picture, says }) =>
      at(id, [
        ...(paragraphs.length > 0 ? [] : ['it has no paragraph.']),
        ...codeProblem(picture.code),
        ...statementProblems(says),
      ]),
    ),
  ];
}

/** `known`: codes of the castle game; `rehearsed`: those that no performance has. */
export function missionProblems(
  missions: readonly Mission[],
  known: readonly string[],
  rehearsed: readonly string[],
): Problem[] {
  return [
    ...repeatedProblems(
      missions.map(({ title }) => title),
      'title',
    ),
    ...missions.flatMap(({ title, objectives, rewards }) => {
      const asked = CONTEXTS.flatMap((context) =>
        (objectives[context] ?? []).map((objective) => ({ context, ...objective })),
      );
      return at(title, [
        ...Object.keys(objectives).flatMap((context) => oneOf(context, CONTEXTS, 'kind of day')),
        ...(asked.length > 0 ? [] : ['it asks for nothing: `objectives` is empty.']),
        ...asked.flatMap(({ context, code, outcome, amount = 1 }) => [
          ...oneOfTowers(code, known),
          ...oneOf(outcome, GAME_OUTCOMES, 'outcome'),
          ...(Number.isInteger(amount) && amount > 0 ? [] : [`\`amount\` cannot be ${amount}.`]),
          ...(context === 'performance' && rehearsed.includes(code)
            ? [`no performance has ${code}: ask for it under \`rehearsal\`.`]
            : []),
        ]),
        ...rewards.flatMap(({ type, amount }) => [
          ...oneOf(type, ['members'], 'reward'),
          ...(Number.isInteger(amount) && amount > 0 ? [] : [`a reward cannot be ${amount}.`]),
        ]),
      ]);
    }),
  ];
}

const oneOfTowers = (code: string, known: readonly string[]): string[] =>
  known.includes(code)
    ? []
    : [
        `the castle game has no "${code}".${suggestion(code, known) || ' Its castells are in content/castle-game/scored-towers.ts.'}`,
      ];

export function memoryProblems(pairs: readonly MemoryEntry[], cards: readonly string[]): Problem[] {
  return pairs.flatMap((pair, index) =>
    at(`pair ${index + 1}`, pair.kind === 'named' ? oneOf(pair.card, cards, 'card') : codeProblem(pair.code)),
  );
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

/** The home page has three places for quotes. */
const MIN_QUOTES = 3;

export function quoteProblems(quotes: readonly Quote[]): Problem[] {
  return [
    ...(quotes.length < MIN_QUOTES
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
