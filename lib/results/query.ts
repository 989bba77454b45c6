import type { Season } from '@/lib/dates/seasons';
import type { DiadesFilter } from './views/list-filter';

export type IgnoredValue = { readonly name: string; readonly value: string };

/** Returns null if the parameter is absent, empty or not accepted. */
export function readParameter<Value extends string>(
  parameters: URLSearchParams,
  name: string,
  accept: (value: string) => Value | undefined,
  ignored: IgnoredValue[],
): Value | null {
  const value = parameters.get(name)?.trim() ?? '';
  if (value === '') return null;
  const accepted = accept(value);
  if (accepted === undefined) ignored.push({ name, value });
  return accepted ?? null;
}

const NAME = 'temporada';

export const PARAMETERS = {
  from: 'des',
  to: 'fins',
  day: 'dia',
  town: 'poblacio',
  code: 'castell',
  outcome: 'resultat',
} as const;

/** Any of them asks for results. */
export const LIST_PARAMETERS = Object.values(PARAMETERS);

/** Empty filters are written as an empty `des`, so that results are still shown. */
export function formatListQuery(filter: Partial<DiadesFilter>): string {
  const parameters = new URLSearchParams();
  for (const field of ['from', 'to', 'day', 'town', 'code', 'outcome'] as const) {
    const value = filter[field];
    if (value) parameters.set(PARAMETERS[field], value);
  }
  if (parameters.size === 0) parameters.set(PARAMETERS.from, '');
  return `?${parameters}`;
}

/** Of the diades of one day. */
export const dayQuery = (date: string): string => formatListQuery({ from: date, to: date });

/** Null means all. */
export type RankingChoice = { readonly season: Season | null; readonly town: string | null };

export type RankingChoices = { readonly seasons: readonly Season[]; readonly towns: readonly string[] };

/** Parses `?temporada=&poblacio=`. */
export function parseRankingQuery(
  search: string,
  { seasons, towns }: RankingChoices,
): { readonly choice: RankingChoice; readonly ignored: readonly IgnoredValue[] } {
  const parameters = new URLSearchParams(search);
  const ignored: IgnoredValue[] = [];
  const oneOf = <Value extends string>(name: string, known: readonly Value[]) =>
    readParameter(parameters, name, (value) => known.find((one) => one === value), ignored);
  const choice = { season: oneOf(NAME, seasons), town: oneOf(PARAMETERS.town, towns) };
  return { choice, ignored };
}

export function formatRankingQuery({ season, town }: RankingChoice): string {
  const parameters = new URLSearchParams();
  if (season) parameters.set(NAME, season);
  if (town) parameters.set(PARAMETERS.town, town);
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** The range of one season begins and ends with it. */
export type SeasonChoice =
  | { readonly kind: 'all' }
  | { readonly kind: 'range'; readonly first: Season; readonly last: Season }
  | { readonly kind: 'comparison'; readonly seasons: readonly [Season, Season] };

type SeasonQuery = { readonly choice: SeasonChoice; readonly ignored: readonly IgnoredValue[] };

export const ALL_SEASONS: SeasonChoice = { kind: 'all' };

export function oneSeason(season: Season): SeasonChoice {
  return { kind: 'range', first: season, last: season };
}

/**
 * Parses `?temporada=2024-2025`, a range (`2019-2020..2023-2024`, in any order) or a comparison
 * (`2024-2025,2025-2026`). A season compared with itself is one season.
 */
export function parseSeasonQuery(search: string, seasons: readonly Season[]): SeasonQuery {
  const value = new URLSearchParams(search).get(NAME)?.trim() ?? '';
  const isRange = value.includes('..');
  const parts = value.split(isRange ? '..' : ',').map((part) => part.trim());
  const known = parts.flatMap((part) => seasons.filter((season) => season === part));
  if (isRange) {
    const [first, last] = known.sort();
    return parts.length === 2 && first && last
      ? { choice: { kind: 'range', first, last }, ignored: [] }
      : { choice: ALL_SEASONS, ignored: [{ name: NAME, value }] };
  }
  const [one, other] = new Set(known);
  const ignored = parts
    .filter((part) => part !== '' && part !== one && part !== other)
    .map((part) => ({ name: NAME, value: part }));
  if (one && other) return { choice: { kind: 'comparison', seasons: [one, other] }, ignored };
  return { choice: one ? oneSeason(one) : ALL_SEASONS, ignored };
}

/** Written by hand, since URLSearchParams would escape the comma. */
export function formatSeasonQuery(choice: SeasonChoice): string {
  if (choice.kind === 'all') return '';
  if (choice.kind === 'comparison') return `?${NAME}=${choice.seasons.join(',')}`;
  const { first, last } = choice;
  return `?${NAME}=${first === last ? first : `${first}..${last}`}`;
}
