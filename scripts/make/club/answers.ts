import * as v from 'valibot';
import { NEW_CLUB, QUESTIONS } from '@/content/interface/new-club';
import { club } from '@/lib/club/schema';
import { WEEKDAYS } from '@/lib/dates/days';
import { luminance } from '@/lib/design/colours';
import { MODULES, type Module } from '@/lib/site/modules';
import { capitalised, de } from '@/lib/text/catalan';
import { https } from '@/lib/values/schema';

// Each answer of `npm run club:new` is a schema from what is typed to what it means.

export type Option = keyof typeof QUESTIONS;
export const OPTIONS = Object.keys(QUESTIONS) as readonly Option[];

const MAX_LUMINANCE = 0.8;
const text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(60),
  v.transform((typed) => typed.replaceAll('’', "'")),
);

/** `els Falcons` gives `Falcons`, and `dels Falcons`. */
const named = v.pipe(
  text,
  v.transform((typed) => {
    const [found = ''] = /^(?:(?:els?|les?|la|en|na)(?:\s+|$)|l'\s*)/i.exec(typed) ?? [];
    const name = typed.slice(found.length);
    const article = found.toLowerCase().trim();
    return { name, of: de(article.endsWith("'") || article === '' ? article + name : `${article} ${name}`) };
  }),
  v.check(({ name }) => name !== ''),
);

/** Items between `separator`s. `cap` is none. */
const listed = (separator: string) =>
  v.pipe(
    v.string(),
    v.transform((typed) => typed.split(separator).map((item) => item.trim())),
    v.filterItems((item) => item !== '' && item !== 'cap'),
  );

/** Where profiles are. Any other network needs the address of its own. */
const PROFILES: Readonly<Record<string, string>> = {
  Instagram: 'https://www.instagram.com/',
  X: 'https://x.com/',
  TikTok: 'https://www.tiktok.com/@',
  YouTube: 'https://www.youtube.com/@',
  Facebook: 'https://www.facebook.com/',
  Twitch: 'https://www.twitch.tv/',
  Telegram: 'https://t.me/',
  Bluesky: 'https://bsky.app/profile/',
};

const NETWORK = /^([a-z]+)\s*:\s*@?(\S+)$/i;

/** `instagram:@falcons`, or any network with its address. */
const oneNetwork = v.pipe(
  v.string(),
  v.regex(NETWORK),
  v.transform((typed) => {
    const [, written = '', handle = ''] = NETWORK.exec(typed) ?? [];
    const id = written.toLowerCase();
    const name = Object.keys(PROFILES).find((known) => known.toLowerCase() === id) ?? capitalised(written);
    return handle.includes('/')
      ? { id, name, handle: handle.replace(/^https:\/\/(www\.)?|\/$/g, ''), link: handle }
      : { id, name, handle: `@${handle}`, link: `${PROFILES[name] ?? ''}${handle}` };
  }),
  v.object({ id: v.string(), name: v.string(), handle: v.string(), link: https }),
);

const REHEARSAL = /^(\p{L}+)\s+(\d?\d)[:.](\d\d)\s*[-–]\s*(\d?\d)[:.](\d\d)\s*,\s*([^,]+)(?:,\s*(.+))?$/u;
const hour = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** `dimecres 18:00-20:00, Plaça Major, Carrer Nou 3`: the address may be missing. */
const rehearsal = v.pipe(
  v.string(),
  v.regex(REHEARSAL),
  v.transform((typed) => {
    const [, day = '', hours = '', minutes, endHours = '', endMinutes, place = '', address = ''] =
      REHEARSAL.exec(typed) ?? [];
    const from = `${hours.padStart(2, '0')}:${minutes}`;
    const to = `${endHours.padStart(2, '0')}:${endMinutes}`;
    return { weekday: day.toLowerCase(), from, to, place, address };
  }),
  v.object({ weekday: v.picklist(WEEKDAYS), from: hour, to: hour, place: text, address: v.string() }),
  v.check(({ from, to }) => from < to, NEW_CLUB.hours),
);

/** `thisYear`: no club was founded later. */
export const answerSchemas = (thisYear: number) => ({
  name: named,
  short: named,
  town: text,
  university: text,
  email: v.pipe(text, club.entries.email),
  founded: v.pipe(text, v.regex(/^\d{4}$/), v.transform(Number), v.minValue(1950), v.maxValue(thisYear)),
  colour: v.pipe(
    text,
    v.transform((typed) => `#${typed.replace(/^#/, '').toUpperCase()}`),
    club.entries.colour,
    v.check((colour) => luminance(colour) <= MAX_LUMINANCE, NEW_CLUB.light),
  ),
  network: v.pipe(listed(','), v.array(oneNetwork), club.entries.networks),
  rehearsal: v.pipe(listed(';'), v.array(rehearsal), v.nonEmpty()),
  modules: v.pipe(
    listed(','),
    v.transform((names) => (names.includes('tots') ? [...MODULES] : names)),
    v.array(v.picklist(MODULES, NEW_CLUB.module(MODULES.join(', ')))),
  ),
});

export type Answers = v.InferOutput<v.ObjectSchema<ReturnType<typeof answerSchemas>, undefined>>;

/** Modules that a club has to fill with what only it knows. */
const LATER: readonly Module[] = ['music', 'sponsors', 'photos', 'free-bar', 'commission'];

/** Videos are those of a channel. `networks` as typed. */
export const possibleModules = (networks: string): Module[] =>
  MODULES.filter((module) => module !== 'videos' || /youtube/i.test(networks));

/** The modules that need nothing but the other answers. */
export const proposedModules = (networks: string): Module[] =>
  possibleModules(networks).filter((module) => !LATER.includes(module));
