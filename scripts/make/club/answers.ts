import { ANSWER_PROBLEMS } from '@/content/interface/new-club';
import type { Network } from '@/lib/club/types';
import { WEEKDAYS, type Weekday } from '@/lib/dates/days';
import { luminance } from '@/lib/design/colours';
import { PARTS, type Part } from '@/lib/site/parts';
import { de } from '@/lib/text/catalan';

/** Hours and place of a weekly rehearsal, as an answer gives them. */
export type RehearsalAnswer = {
  readonly weekday: Weekday;
  readonly from: string;
  readonly to: string;
  readonly place: string;
  readonly address: string;
};

/** The checked answers of `npm run club:new`. */
export type Answers = {
  readonly name: string;
  readonly shortName: string;
  readonly ofShortName: string;
  readonly town: string;
  readonly university: string;
  readonly email: string;
  readonly founded: number;
  readonly colour: `#${string}`;
  readonly networks: readonly Network[];
  readonly rehearsals: readonly RehearsalAnswer[];
  readonly parts: readonly Part[];
};

/** A value, or the sentence that says why there is none. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string };

const right = <T>(value: T): Checked<T> => ({ ok: true, value });
const wrong = (problem: string): Checked<never> => ({ ok: false, problem });

const MAX_NAME = 60;
const ARTICLE = /^(?:(els?|les?|la|en|na)(?:\s+|$)|(l)['’]\s*)/i;
/** Texts go into single-quoted strings and file names of code. */
const PLAIN = /^[\p{L}\d][\p{L}\d '’·.,()ºª/-]*$/u;
const EMAIL = /^[^\s@'"\\]+@[^\s@'"\\]+\.[a-z]{2,}$/i;
const MAX_LUMINANCE = 0.8;

export function checkText(option: string, text: string, most = MAX_NAME): Checked<string> {
  const value = text.trim().replaceAll('’', "'");
  const plain = PLAIN.test(value) && value.length <= most;
  return plain ? right(value) : wrong(ANSWER_PROBLEMS.text(`--${option}`, most));
}

/** `els Falcons` gives `Falcons`, and `dels Falcons`. */
export function checkName(option: string, text: string): Checked<{ name: string; of: string }> {
  const checked = checkText(option, text);
  if (!checked.ok) return checked;
  const [whole = '', word, elided] = ARTICLE.exec(checked.value) ?? [];
  const name = checked.value.slice(whole.length);
  if (name === '') return wrong(ANSWER_PROBLEMS.text(`--${option}`, MAX_NAME));
  const article = elided ? "l'" : word ? `${word.toLowerCase()} ` : '';
  return right({ name, of: de(`${article}${name}`) });
}

export function checkEmail(text: string): Checked<string> {
  const value = text.trim();
  return EMAIL.test(value) ? right(value) : wrong(ANSWER_PROBLEMS.email(value));
}

export function checkFounded(text: string, thisYear: number): Checked<number> {
  const value = text.trim();
  const year = /^\d{4}$/.test(value) ? Number(value) : 0;
  return year >= 1950 && year <= thisYear ? right(year) : wrong(ANSWER_PROBLEMS.founded(value, thisYear));
}

export function checkColour(text: string): Checked<`#${string}`> {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return wrong(ANSWER_PROBLEMS.colour(text.trim()));
  const colour = `#${digits.toUpperCase()}` as const;
  return luminance(colour) > MAX_LUMINANCE ? wrong(ANSWER_PROBLEMS.light(colour)) : right(colour);
}

const NETWORKS = {
  instagram: { name: 'Instagram', profile: 'https://www.instagram.com/' },
  x: { name: 'X', profile: 'https://x.com/' },
  youtube: { name: 'YouTube', profile: 'https://www.youtube.com/@' },
  tiktok: { name: 'TikTok', profile: 'https://www.tiktok.com/@' },
} as const satisfies Readonly<Record<Network['id'], { name: string; profile: `https://${string}` }>>;

const isNetwork = (id: string): id is Network['id'] => Object.hasOwn(NETWORKS, id);

/** `cap`, or no text, is no network. */
const listed = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '' && text !== 'cap');

export function checkNetworks(texts: readonly string[]): Checked<readonly Network[]> {
  const networks: Network[] = [];
  for (const text of listed(texts)) {
    const [, id = '', handle] = /^([a-z]+)\s*:\s*@?([\w.-]{1,30})$/i.exec(text) ?? [];
    const known = id.toLowerCase();
    if (!handle || !isNetwork(known))
      return wrong(ANSWER_PROBLEMS.network(text, Object.keys(NETWORKS).join(', ')));
    const { name, profile } = NETWORKS[known];
    if (networks.some((other) => other.id === known)) return wrong(ANSWER_PROBLEMS.repeatedNetwork(name));
    networks.push({ id: known, name, handle: `@${handle}`, link: `${profile}${handle}` });
  }
  return right(networks);
}

const HOUR = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

function hourOf(text = ''): string | undefined {
  const [, hours, minutes] = HOUR.exec(text) ?? [];
  return hours === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
}

/** `dimecres 18:00-20:00, Plaça Major, Carrer Nou 3`: the address may be missing. */
export function checkRehearsal(text: string): Checked<RehearsalAnswer> {
  const value = text.trim();
  const [, day = '', begin, end, place = '', address = ''] =
    /^(\p{L}+)\s+([\d:.]+)\s*[-–]\s*([\d:.]+)\s*,\s*([^,]+)(?:,\s*(.+))?$/u.exec(value) ?? [];
  const weekday = WEEKDAYS.find((known) => known === day.toLowerCase());
  const [from, to] = [hourOf(begin), hourOf(end)];
  const texts = [place, address].every((part) => part === '' || checkText('rehearsal', part).ok);
  if (!weekday || !from || !to || place === '' || !texts) return wrong(ANSWER_PROBLEMS.rehearsal(value));
  if (to <= from) return wrong(ANSWER_PROBLEMS.hours(value));
  return right({ weekday, from, to, place: place.trim(), address: address.trim() });
}

/** Parts that a club has to fill with what only it knows. */
const LATER: readonly Part[] = ['music', 'sponsors', 'photos', 'free-bar', 'commission'];

/** `undefined` chooses the parts that need nothing but the other answers. */
export function checkParts(text: string | undefined, networks: readonly Network[]): Checked<readonly Part[]> {
  const hasChannel = networks.some(({ id }) => id === 'youtube');
  if (text === undefined || text.trim() === '')
    return right(PARTS.filter((part) => !LATER.includes(part) && (part !== 'videos' || hasChannel)));
  const names = listed([text]);
  if (names.includes('totes')) return checkParts(PARTS.join(), networks);
  const strange = names.find((name) => !PARTS.some((part) => part === name));
  if (strange !== undefined) return wrong(ANSWER_PROBLEMS.part(strange, PARTS.join(', ')));
  if (names.includes('videos') && !hasChannel) return wrong(ANSWER_PROBLEMS.channel);
  return right(PARTS.filter((part) => names.includes(part)));
}
