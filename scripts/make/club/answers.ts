import * as v from 'valibot';
import { ANSWER_PROBLEMS } from '@/content/interface/new-club';
import { club } from '@/lib/club/schema';
import type { Network } from '@/lib/club/types';
import { WEEKDAYS } from '@/lib/dates/days';
import { luminance } from '@/lib/design/colours';
import { MODULES, type Module } from '@/lib/site/modules';
import { de } from '@/lib/text/catalan';
import { https } from '@/lib/values/schema';

// Each answer of `npm run club:new` is a schema from what is typed to what the files need, with a sentence for what is wrong.

const MAX_TEXT = 60;
const MAX_LUMINANCE = 0.8;
const ARTICLE = /^(?:(els?|les?|la|en|na)(?:\s+|$)|(l)['’]\s*)/i;
/** Texts go into single-quoted strings and file names of code. */
const PLAIN = /^[\p{L}\d][\p{L}\d '’·.,()ºª/-]*$/u;

const typed = v.pipe(v.string(), v.trim());

function plain(option: string) {
  const problem = ANSWER_PROBLEMS.text(`--${option}`, MAX_TEXT);
  return v.pipe(
    typed,
    v.regex(PLAIN, problem),
    v.maxLength(MAX_TEXT, problem),
    v.transform((text) => text.replaceAll('’', "'")),
  );
}

/** `els Falcons` gives `Falcons`, and `dels Falcons`. */
const named = (option: string) =>
  v.pipe(
    plain(option),
    v.transform((text) => {
      const [whole = '', word, elided] = ARTICLE.exec(text) ?? [];
      const name = text.slice(whole.length);
      const article = elided ? "l'" : word ? `${word.toLowerCase()} ` : '';
      return { name, of: de(`${article}${name}`) };
    }),
    v.check(({ name }) => name !== '', ANSWER_PROBLEMS.text(`--${option}`, MAX_TEXT)),
  );

/** Without a `profile` a network is asked for by its address. */
const NETWORKS: Readonly<Record<string, { readonly name: string; readonly profile?: `https://${string}` }>> =
  {
    instagram: { name: 'Instagram', profile: 'https://www.instagram.com/' },
    x: { name: 'X', profile: 'https://x.com/' },
    tiktok: { name: 'TikTok', profile: 'https://www.tiktok.com/@' },
    youtube: { name: 'YouTube', profile: 'https://www.youtube.com/@' },
    facebook: { name: 'Facebook', profile: 'https://www.facebook.com/' },
    twitch: { name: 'Twitch', profile: 'https://www.twitch.tv/' },
    telegram: { name: 'Telegram', profile: 'https://t.me/' },
    bluesky: { name: 'Bluesky', profile: 'https://bsky.app/profile/' },
    mastodon: { name: 'Mastodon' },
    whatsapp: { name: 'WhatsApp' },
  };

const networkNames = Object.keys(NETWORKS)
  .filter((id) => NETWORKS[id]?.profile)
  .join(', ');

/** Ids between commas. `cap`, or no text, is none. */
const listed = v.pipe(
  typed,
  v.transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '' && item !== 'cap'),
  ),
);

/** `instagram:falcons`, `instagram:@falcons`, or any network with its address: `mastodon:https://mastodon.example/@falcons`. */
const network = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Network => {
    const [, id = '', handle = ''] = /^([a-z]+)\s*:\s*(.+)$/i.exec(value) ?? [];
    const known = NETWORKS[id.toLowerCase()];
    const own = { id: id.toLowerCase(), name: known?.name ?? id };
    const address = v.safeParse(https, handle);
    if (address.success && !/['"\\\s]/.test(handle)) {
      const shown = handle.replace(/^https:\/\/(www\.)?|\/$/g, '');
      return { ...own, handle: shown, link: address.output };
    }
    const name = /^@?([\w.-]{1,50})$/.exec(handle)?.[1];
    if (known?.profile && name) return { ...own, handle: `@${name}`, link: `${known.profile}${name}` };
    addIssue({ message: ANSWER_PROBLEMS.network(value, networkNames) });
    return NEVER;
  }),
);

const REHEARSAL = /^(\p{L}+)\s+(\d?\d)[:.](\d\d)\s*[-–]\s*(\d?\d)[:.](\d\d)\s*,\s*([^,]+)(?:,\s*(.+))?$/u;

/** `dimecres 18:00-20:00, Plaça Major, Carrer Nou 3`: the address may be missing. */
const rehearsal = v.pipe(
  typed,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const [, day = '', hour = '', minute, endHour = '', endMinute, place = '', address = ''] =
      REHEARSAL.exec(value) ?? [];
    const weekday = WEEKDAYS.find((known) => known === day.toLowerCase());
    const [from, to] = [`${hour.padStart(2, '0')}:${minute}`, `${endHour.padStart(2, '0')}:${endMinute}`];
    const exist = [from, to].every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time));
    const texts = [place, address || place].every((text) => v.is(plain('rehearsal'), text));
    if (weekday && exist && texts && from < to)
      return { weekday, from, to, place: place.trim(), address: address.trim() };
    addIssue({ message: ANSWER_PROBLEMS[weekday && exist && texts ? 'hours' : 'rehearsal'](value) });
    return NEVER;
  }),
);
export type RehearsalAnswer = v.InferOutput<typeof rehearsal>;

/** The answers, by option. `thisYear`: no club was founded later. */
export const answerSchemas = (thisYear: number) => ({
  name: named('name'),
  short: named('short'),
  town: plain('town'),
  university: plain('university'),
  email: v.pipe(
    typed,
    v.check(
      (text) => v.is(club.entries.email, text) && !/['"\\]/.test(text),
      ({ input }) => ANSWER_PROBLEMS.email(input),
    ),
  ),
  founded: v.pipe(
    typed,
    v.check(
      (text) => /^\d{4}$/.test(text) && Number(text) >= 1950 && Number(text) <= thisYear,
      ({ input }) => ANSWER_PROBLEMS.founded(input, thisYear),
    ),
    v.transform(Number),
  ),
  colour: v.pipe(
    typed,
    v.transform((text) => `#${text.replace(/^#/, '').toUpperCase()}`),
    v.check(
      (text) => v.is(club.entries.colour, text),
      ({ input }) => ANSWER_PROBLEMS.colour(input),
    ),
    v.check(
      (colour) => luminance(colour) <= MAX_LUMINANCE,
      ({ input }) => ANSWER_PROBLEMS.light(input),
    ),
  ),
  network: v.pipe(
    listed,
    v.array(network),
    v.check(
      (networks) => new Set(networks.map(({ id }) => id)).size === networks.length,
      ({ input }) => ANSWER_PROBLEMS.repeatedNetwork(input.map(({ name }) => name).join(', ')),
    ),
  ),
  rehearsal,
  /** `tots` is every module. */
  modules: v.pipe(
    listed,
    v.transform((names) => (names.includes('tots') ? [...MODULES] : names)),
    v.array(v.picklist(MODULES, ({ input }) => ANSWER_PROBLEMS.module(String(input), MODULES.join(', ')))),
  ),
});

/** The checked answers. */
export type Answers = {
  readonly [Option in keyof Omit<ReturnType<typeof answerSchemas>, 'rehearsal'>]: v.InferOutput<
    ReturnType<typeof answerSchemas>[Option]
  >;
} & { readonly rehearsals: readonly RehearsalAnswer[] };

/** Parts that a club has to fill with what only it knows. */
const LATER: readonly Module[] = ['videos', 'music', 'sponsors', 'photos', 'free-bar', 'commission'];

/** The modules that need nothing but the other answers. */
export const proposedModules = (networks: readonly Network[]): Module[] =>
  MODULES.filter((module) => !LATER.includes(module) || (module === 'videos' && hasChannel(networks)));

/** Videos are those of a channel. */
export const hasChannel = (networks: readonly Network[]): boolean =>
  networks.some(({ id }) => id === 'youtube');
