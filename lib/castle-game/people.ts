import { dayOfPerformance } from '@/lib/castle-game/engine/season-history';
import type { Round, Team } from '@/lib/castle-game/types';
import { formatSeason, parseSeason, seasonDates, seasonOf } from '@/lib/dates/seasons';
import { isBuilt } from '@/lib/towers/types';
import { textHash } from '@/lib/values/hash';
import { GAME_OUTCOMES } from './vocabulary';

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

export const OCCASIONS = [...GAME_OUTCOMES, 'first', 'gain', 'loss', 'same'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export type Line = { readonly role: Role; readonly on: Occasion; readonly text: string };

export type People = {
  readonly names: readonly string[];
  /** Courses that a person stays, by role. */
  readonly stays: Readonly<Record<Role, number>>;
  readonly lines: readonly Line[];
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

/** `undefined` without any. In a tie, the best is the earliest. */
export function careerOf(
  { since }: Pick<Person, 'since'>,
  { history }: Pick<Team, 'history'>,
): Career | undefined {
  const { from } = seasonDates(formatSeason(since));
  const built = history
    .filter((performance) => (dayOfPerformance(performance) ?? '') >= from)
    .flatMap(({ rounds }) => rounds.filter(isBuilt));
  const [first, ...others] = built;
  if (!first) return undefined;
  const best = others.reduce((most, one) => (one.points > most.points ? one : most), first);
  return { built: built.length, best };
}

/** Of so many plain results, a member speaks after one. */
const SPEAK_EVERY = 3;

export function occasionOf({ lastAttempt, seed }: Pick<Team, 'lastAttempt' | 'seed'>): Occasion | undefined {
  if (!lastAttempt) return undefined;
  if (lastAttempt.first) return 'first';
  return lastAttempt.series || seed % SPEAK_EVERY > 0 ? undefined : lastAttempt.outcome;
}

type Said = { readonly person: Person; readonly text: string };

/** By the random state of the game: a reload says the same again. */
export function saidOn(people: People, team: Who & Pick<Team, 'seed'>, occasion: Occasion): Said | undefined {
  const here = peopleOf(people, team);
  const said = people.lines.flatMap(({ role, on, text }) => {
    const person = on === occasion ? here.find((one) => one.role === role) : undefined;
    return person ? [{ person, text }] : [];
  });
  return said[Math.floor(team.seed / SPEAK_EVERY) % said.length];
}
