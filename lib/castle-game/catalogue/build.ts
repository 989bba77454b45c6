import type { Catalogue, CatalogueEntry, OddsException, TowerFigures } from '@/lib/castle-game/types';
import { constructionOf, formatTower } from '@/lib/towers/notation';
import { dependenciesOf, type NameOf, uprightOf } from './dependencies';
import { levelOf, oddsOf } from './odds';

/** Deep-freezes, so that learning cannot change the catalogue. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

function entryOf(figures: TowerFigures, nameOf: NameOf, exception?: OddsException): CatalogueEntry {
  const { code, people } = figures;
  const construction = constructionOf(code);
  const level = exception?.level ?? levelOf(figures, construction);
  const dependencies = exception?.dependencies ?? dependenciesOf(construction, nameOf);
  const odds = oddsOf(construction, level, dependencies);
  const upright = uprightOf(construction, nameOf);
  const requires = upright && { code: upright, most: odds.own[0] };
  const empty = {
    code,
    group: null,
    subgroup: null,
    people,
    carregat: 0,
    descarregat: 0,
    rehearsalOnly: false,
  };
  return { ...empty, ...figures, odds: { ...odds, ...(requires && { requires }) } };
}

/** Throws if a code cannot be parsed. */
export function buildCatalogue(
  towers: readonly TowerFigures[],
  exceptions: readonly OddsException[] = [],
): Catalogue {
  const names = new Map(towers.map(({ code }) => [formatTower(constructionOf(code)), code]));
  const nameOf: NameOf = (canonical) => names.get(canonical);
  const exceptionOf = new Map(exceptions.map((exception) => [exception.code, exception]));
  return new Map(
    towers.map((figures) => [figures.code, frozen(entryOf(figures, nameOf, exceptionOf.get(figures.code)))]),
  );
}

/** Builds the catalogue at first use, so that rendering a page does not wait for it. */
export function catalogueWhenAsked(...figures: Parameters<typeof buildCatalogue>): Catalogue {
  let built: Catalogue | undefined;
  return new Proxy<Catalogue>(new Map(), {
    get(_unbuilt, name) {
      built ??= buildCatalogue(...figures);
      const value: unknown = Reflect.get(built, name, built);
      return typeof value === 'function' ? value.bind(built) : value;
    },
  });
}
