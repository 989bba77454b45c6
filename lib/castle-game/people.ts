import { dayOfPerformance, sizeAfter } from '@/lib/castle-game/engine/season-history';
import { START_DATE } from '@/lib/castle-game/limits';
import type { Round, Team } from '@/lib/castle-game/types';
import { daysBetween } from '@/lib/dates/days';
import { formatSeason, parseSeason, seasonDates, seasonOf } from '@/lib/dates/seasons';
import { isBuilt } from '@/lib/towers/types';
import { textHash } from '@/lib/values/hash';
import { drawsOf } from '@/lib/values/random';
import { type Occasion, occasionAtEnd, SPEAK_EVERY } from './occasions';
import { type Context, GAME_OUTCOMES } from './vocabulary';

/** People of the team who live in texts only. */
export const ROLES = [
  'pinya',
  'enxaneta',
  'baix',
  'segon',
  'tard',
  'gralla',
  'comptes',
  'fotos',
  'furgoneta',
  'novell',
] as const;
export type Role = (typeof ROLES)[number];

/** With `place`, it makes sense there only. */
type Line = readonly [role: Role, text: string, place?: Context];

export type People = {
  readonly names: readonly string[];
  /** Courses that a person stays, by role. */
  readonly stays: Readonly<Record<Role, number>>;
  readonly lines: Readonly<Partial<Record<Occasion, readonly Line[]>>>;
};

export type Person = {
  readonly role: Role;
  readonly name: string;
  /** Year of the first course. */
  readonly since: number;
  /** From 1 September. */
  readonly isNew: boolean;
  /** In June. */
  readonly leaves: boolean;
};

type Who = Pick<Team, 'name' | 'color' | 'date'>;

/** Those who leave are gone in July. */
const isSummer = (date: string): boolean => date.slice(5, 7) === '07' || date.slice(5, 7) === '08';

/** In the order of `ROLES`. Nothing of them is saved. Nobody comes back under a role before all its names have been used. */
export function peopleOf({ names, stays }: Pick<People, 'names' | 'stays'>, team: Who): readonly Person[] {
  const year = parseSeason(seasonOf(team.date)) ?? 0;
  const start = textHash(`${team.name}${team.color}`);
  const perRole = Math.floor(names.length / ROLES.length);
  return ROLES.map((role, place): Person => {
    const stay = stays[role];
    // Each role changes in other years, and not in the same ones for all teams.
    const generation = (one: number) => Math.floor((one + place + start) / stay);
    const now = generation(year);
    const index = place + ROLES.length * ((now + start) % perRole);
    return {
      role,
      name: names[index] ?? '',
      since: now * stay - place - start,
      isNew: generation(year - 1) !== now,
      leaves: generation(year + 1) !== now,
    };
  }).filter(({ leaves }) => !leaves || !isSummer(team.date));
}

/** Castells built in performances since a person came. */
export type Career = { readonly built: number; readonly best: Round };

/** `today`: rounds of a performance that has not ended. `undefined` without any. In a tie, the best is the earliest. */
export function careerOf(
  { since }: Pick<Person, 'since'>,
  { history }: Pick<Team, 'history'>,
  today: readonly Round[] = [],
): Career | undefined {
  const { from } = seasonDates(formatSeason(since));
  const built = history
    .filter((performance) => (dayOfPerformance(performance) ?? '') >= from)
    .flatMap(({ rounds }) => rounds)
    .concat(today)
    .filter(isBuilt);
  const [first, ...others] = built;
  if (!first) return undefined;
  const best = others.reduce((most, one) => (one.points > most.points ? one : most), first);
  return { built: built.length, best };
}

/** Another one each week, until all have had their turn. */
export const inTurn = <Item>(items: readonly Item[], date: string): Item | undefined =>
  items.at(Math.floor(daysBetween(START_DATE, date) / 7) % items.length);

/** At least as often as it was: a record of a performance has not the members that missions brought in it. */
const timesAtEnd = ({ history, members: size }: Speaking, occasion: Occasion): number =>
  history.filter(({ members, rounds }, index) => {
    if (!members) return false;
    return [members.after, sizeAfter({ history, members: size }, index)].some(
      (now) => occasionAtEnd(now - members.before, rounds) === occasion,
    );
  }).length;

/** Lines are said one after another, so that none comes again before all others of its occasion have had their turn. */
function lineOf({ lines }: People, team: Speaking, occasion: Occasion): Line | undefined {
  const { name, firsts, seed } = team;
  const said = lines[occasion] ?? [];
  if (occasion === 'first') {
    const times = Object.values(firsts).flatMap((places) => Object.values(places).flatMap(Object.keys));
    return said[times.length % said.length];
  }
  const isOutcome = GAME_OUTCOMES.some((outcome) => outcome === occasion);
  const turn = isOutcome
    ? Math.floor(drawsOf(seed) / SPEAK_EVERY)
    : textHash(name) + timesAtEnd(team, occasion);
  return said[turn % said.length];
}

type Speaking = Who & Pick<Team, 'seed' | 'firsts' | 'lastAttempt' | 'history' | 'members'>;

type Said = { readonly person: Person; readonly text: string };

/** The same again after a reload. `undefined` in the turn of a person who has left, or of a line for another place. */
export function saidOn(people: People, team: Speaking, occasion: Occasion): Said | undefined {
  const [role, text, place] = lineOf(people, team, occasion) ?? [];
  const person = peopleOf(people, team).find((one) => one.role === role);
  const isElsewhere = place && team.lastAttempt && place !== team.lastAttempt.context;
  return person && text && !isElsewhere ? { person, text } : undefined;
}
