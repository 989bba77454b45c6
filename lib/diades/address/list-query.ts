import { isCalendarDate } from '@/lib/dates/calendar-date';
import type { DiadesFilter } from '../views/filter';
import { type IgnoredValue, readParameter } from './parameter';

/** The filters of the list by the names they have in the address. */
const NAMES = { from: 'des', to: 'fins', town: 'poblacio', tower: 'castell' } as const;

export type ListQuery = {
  /** Null when the address asks for nothing: the form shows its defaults and the results stay hidden. */
  readonly filter: DiadesFilter | null;
  readonly ignored: readonly IgnoredValue[];
};

/** The towns and towers that can be asked for: those of the data. */
export type ListChoices = { readonly towns: readonly string[]; readonly towers: readonly string[] };

/** Reads `?des=&fins=&poblacio=&castell=`. A value that cannot be is ignored and told; other names are not ours. */
export function parseListQuery(search: string, { towns, towers }: ListChoices): ListQuery {
  const parameters = new URLSearchParams(search);
  const ignored: IgnoredValue[] = [];
  const read = (field: keyof typeof NAMES, accept: (value: string) => string | undefined) =>
    readParameter(parameters, NAMES[field], accept, ignored);
  const filter = {
    from: read('from', dateOf),
    to: read('to', dateOf),
    town: read('town', (value) => towns.find((town) => town === value)),
    // A plus typed by hand arrives as a space.
    tower: read('tower', (value) => towers.find((tower) => tower === value.replaceAll(' ', '+'))),
  };
  const asked = Object.values(NAMES).some((name) => parameters.has(name));
  return { filter: asked ? filter : null, ignored };
}

/** The query of a filter, `?` included. No limit at all is written as an empty date, so that it still asks. */
export function formatListQuery(filter: DiadesFilter): string {
  const parameters = new URLSearchParams();
  for (const field of ['from', 'to', 'town', 'tower'] as const) {
    const value = filter[field];
    if (value !== null) parameters.set(NAMES[field], value);
  }
  if (parameters.size === 0) parameters.set(NAMES.from, '');
  return `?${parameters}`;
}

function dateOf(value: string): string | undefined {
  return isCalendarDate(value) ? value : undefined;
}
