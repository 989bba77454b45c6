import { isCalendarDate } from '@/lib/dates/days';
import type { Season } from '@/lib/dates/seasons';
import type { DiadesFilter, ListChoices } from './views/list';

export type IgnoredValue = { readonly name: string; readonly value: string };

/** Returns null if the parameter is absent, empty or not accepted. */
function readParameter<Value extends string>(
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

const PARAMETERS = { from: 'des', to: 'fins', town: 'poblacio', code: 'castell' } as const;

type ListQuery = {
  /** Null without parameters: the results stay hidden. */
  readonly filter: DiadesFilter | null;
  readonly ignored: readonly IgnoredValue[];
};

/** As `castell`: no filter, like an empty value. */
const ANY_TOWER = 'none';

/** Parses `?des=&fins=&poblacio=&castell=`. Collects invalid values in `ignored`. */
export function parseListQuery(search: string, { towns, codes }: ListChoices): ListQuery {
  const parameters = new URLSearchParams(search);
  if (parameters.get(PARAMETERS.code) === ANY_TOWER) parameters.set(PARAMETERS.code, '');
  const ignored: IgnoredValue[] = [];
  const read = (field: keyof typeof PARAMETERS, accept: (value: string) => string | undefined) =>
    readParameter(parameters, PARAMETERS[field], accept, ignored);
  const filter = {
    from: read('from', dateOf),
    to: read('to', dateOf),
    town: read('town', (value) => towns.find((town) => town === value)),
    // A plus sign typed by hand is decoded as a space.
    code: read('code', (value) => codes.find((code) => code === value.replaceAll(' ', '+'))),
  };
  const asked = Object.values(PARAMETERS).some((name) => parameters.has(name));
  return { filter: asked ? filter : null, ignored };
}

/** Empty filters are written as an empty `des`, so that results are still shown. */
export function formatListQuery(filter: DiadesFilter): string {
  const parameters = new URLSearchParams();
  for (const field of ['from', 'to', 'town', 'code'] as const) {
    const value = filter[field];
    if (value !== null) parameters.set(PARAMETERS[field], value);
  }
  if (parameters.size === 0) parameters.set(PARAMETERS.from, '');
  return `?${parameters}`;
}

function dateOf(value: string): string | undefined {
  return isCalendarDate(value) ? value : undefined;
}

const NAME = 'temporada';

type SeasonQuery = {
  /** Null for all seasons. */
  readonly season: Season | null;
  readonly ignored: readonly IgnoredValue[];
};

/** `?temporada=2024-2025`. */
export function parseSeasonQuery(search: string, seasons: readonly Season[]): SeasonQuery {
  const ignored: IgnoredValue[] = [];
  const accept = (value: string) => seasons.find((season) => season === value);
  const season = readParameter(new URLSearchParams(search), NAME, accept, ignored);
  return { season, ignored };
}

export function formatSeasonQuery(season: string | null): string {
  return season === null ? '' : `?${new URLSearchParams({ [NAME]: season })}`;
}
