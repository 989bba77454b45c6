import { isCalendarDate } from '@/lib/dates/days';
import { searchForm } from '@/lib/text/catalan';
import { type IgnoredValue, LIST_PARAMETERS, PARAMETERS, readParameter } from './query';
import { type DiadesFilter, LIST_OUTCOMES, type ListChoices } from './views/list-filter';

// Apart from `query.ts`, which other pages load too.

type ListQuery = {
  /** Null without parameters: the results stay hidden. */
  readonly filter: DiadesFilter | null;
  readonly ignored: readonly IgnoredValue[];
};

/** As `castell`: no filter, like an empty value. */
const ANY_TOWER = 'none';

/**
 * Parses `?des=&fins=&dia=&poblacio=&castell=&resultat=`. A town or castell that the club does not have stays, and finds nothing;
 * other invalid values are ignored. `understood` reads the castell.
 */
export function parseListQuery(search: string, { towns }: Pick<ListChoices, 'towns'>): ListQuery {
  const parameters = new URLSearchParams(search);
  if (parameters.get(PARAMETERS.code) === ANY_TOWER) parameters.set(PARAMETERS.code, '');
  const ignored: IgnoredValue[] = [];
  const read = <Value extends string>(
    field: keyof typeof PARAMETERS,
    accept: (value: string) => Value | undefined,
  ) => readParameter(parameters, PARAMETERS[field], accept, ignored);
  const filter = {
    from: read('from', dateOf),
    to: read('to', dateOf),
    // A leap year has every day.
    day: read('day', (value) => dateOf(`2000-${value}`)?.slice(5)),
    town: read('town', (value) => towns.find((town) => searchForm(town) === searchForm(value)) ?? value),
    code: read('code', (value) => value),
    outcome: read('outcome', (value) => LIST_OUTCOMES.find((outcome) => outcome === value)),
  };
  const asked = LIST_PARAMETERS.some((name) => parameters.has(name));
  return { filter: asked ? filter : null, ignored };
}

function dateOf(value: string): string | undefined {
  return isCalendarDate(value) ? value : undefined;
}
