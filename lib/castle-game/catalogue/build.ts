import { formatTower, parseConstruction } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';
import { dependenciesOf, type NameOf } from './dependencies';
import { levelOf } from './level';
import { oddsOf } from './odds';
import type { Catalogue, CatalogueEntry, OddsException, TowerFigures } from './types';

/** Nothing of the catalogue ever changes: what is frozen cannot be learnt into by mistake. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** Throws when a notation cannot be read. */
function read(castell: string): Construction {
  const parsed = parseConstruction(castell);
  if (!parsed.ok) throw new Error(`${castell} is no tower: ${parsed.problem.kind}`);
  return parsed.construction;
}

function entryOf(figures: TowerFigures, nameOf: NameOf, exception?: OddsException): CatalogueEntry {
  const { castell, grup = null, subgrup = null, gent, carregat = 0, descarregat = 0, neta = false } = figures;
  const construction = read(castell);
  const level = exception?.level ?? levelOf(figures, construction);
  const dependencies = exception?.dependencies ?? dependenciesOf(construction, nameOf);
  const probabilitats = oddsOf(construction, level, dependencies);
  return { castell, grup, subgrup, gent, carregat, descarregat, neta, probabilitats };
}

/** The catalogue of the game, frozen. Throws when a notation cannot be read. */
export function buildCatalogue(
  towers: readonly TowerFigures[],
  exceptions: readonly OddsException[] = [],
): Catalogue {
  const names = new Map(towers.map(({ castell }) => [formatTower(read(castell)), castell]));
  const nameOf: NameOf = (canonical) => names.get(canonical);
  const exceptionOf = new Map(exceptions.map((exception) => [exception.castell, exception]));
  return new Map(
    towers.map((figures) => [
      figures.castell,
      frozen(entryOf(figures, nameOf, exceptionOf.get(figures.castell))),
    ]),
  );
}
