import { snapshot } from '@/app/snapshot';
import { diadesOfYear, MORE_NAMES, performances, timesTried } from '@/content/interface/search-results';
import { AGREEING_TEXTS, DOSSIER_TEXTS } from '@/content/interface/towers';
import { pages } from '@/content/pages';
import { hasModule } from '@/content/shown';
import { towers } from '@/content/towers';
import { dayMonthAndYear } from '@/lib/dates/formats';
import { type Diada, labelRound } from '@/lib/results/diada';
import { formatListQuery } from '@/lib/results/query';
import { codesOf } from '@/lib/results/views/list';
import type { DiadesFilter } from '@/lib/results/views/list-filter';
import { towerDossier } from '@/lib/results/views/tower-dossier';
import type { SearchDiada, SearchEntry } from '@/lib/search/entry';
import { type CatalogueTower, towerPath } from '@/lib/towers/catalogue';
import { agreementOf, towerName } from '@/lib/towers/name';
import { constructionOf } from '@/lib/towers/notation';
import { groupBy } from '@/lib/values/collections';

const diades = hasModule('results') ? snapshot.diades : [];

const listAddress = (filter: Partial<DiadesFilter>) => pages.diades.path + formatListQuery(filter);

/** `Primer descarregat: 21 de novembre de 2019.` */
function firstTimes(code: string): string {
  const { firstCarregat, firstDescarregat, last } = towerDossier(diades, code);
  const names = AGREEING_TEXTS[agreementOf(constructionOf(code)).gender];
  const facts = [
    [names.firstCarregat, firstCarregat],
    [names.firstDescarregat, firstDescarregat],
    [DOSSIER_TEXTS.last, last],
  ] as const;
  return facts
    .flatMap(([name, diada]) => (diada ? [`${name}: ${dayMonthAndYear(diada.date)}.`] : []))
    .join(' ');
}

const titleOf = (code: string, name: string) => `${code}, ${name.toLowerCase()}`;

function pageOfTower({ code, name, text }: CatalogueTower): SearchEntry {
  return {
    kind: 'tower',
    address: towerPath(code),
    title: titleOf(code, name),
    names: `${code} ${MORE_NAMES.tower}`,
    text: [firstTimes(code), ...text].join(' '),
  };
}

/** A tower without a page leads to its diades. */
function listOfTower(code: string): SearchEntry {
  return {
    kind: 'tower',
    address: listAddress({ code }),
    title: titleOf(code, towerName(constructionOf(code))),
    names: `${code} ${MORE_NAMES.tower}`,
    within: pages.diades.section,
    text: `${timesTried(towerDossier(diades, code).tried)}. ${firstTimes(code)}`,
  };
}

const diadaOf = ({ date, reason, town, place, rounds }: Diada): SearchDiada => [
  date,
  reason,
  town,
  `${place}. ${rounds.map((round) => labelRound(round).label).join(', ')}`,
];

function yearEntry(year: string, ofYear: readonly Diada[]): SearchEntry {
  return {
    kind: 'diada',
    address: listAddress({ from: `${year}-01-01`, to: `${year}-12-31` }),
    title: diadesOfYear(year),
    names: MORE_NAMES.diada,
    text: performances(ofYear.length),
  };
}

const codes = towers.map(({ code }) => code);

/** Newest first: equal results stay in this order. */
export const searchDiades: readonly SearchDiada[] = diades.toReversed().map(diadaOf);

/** Towers, and the years that have a diada. */
export const resultEntries: readonly SearchEntry[] = [
  ...towers.map(pageOfTower),
  ...codesOf(diades)
    .filter((code) => !codes.includes(code))
    .map(listOfTower),
  ...Array.from(
    groupBy(diades.toReversed(), ({ date }) => date.slice(0, 4)),
    ([year, ofYear]) => yearEntry(year, ofYear),
  ),
];
