import type { SourceFailure } from '@/lib/csv/table';
import type { RowProblemKind } from '@/lib/diades/reading/problems';
import type { Verdict } from '@/lib/diades/scoring/diada-score';

/** Why a tower adds its points to the score of its diada, or why it does not. */
export const verdictTexts = {
  counts: 'compta',
  'not built': 'no es va arribar a carregar',
  'low pilar': 'els pilars de quatre o menys no sumen',
  'no score': 'sense puntuació',
  repeated: 'repetit',
  'not in the best three': 'no entra entre els tres millors',
  'not the best pilar': 'només suma el millor pilar',
} as const satisfies Record<Verdict, string>;

/** Why a row of a sheet was set aside. */
export const rowProblemTexts = {
  quotes: "hi ha unes cometes que no s'obren o no es tanquen bé",
  incomplete: 'falten cel·les: la línia és a mitges',
  'surplus cells': 'hi ha més cel·les que columnes',
  'too long': 'una cel·la és massa llarga',
  data: 'la data no existeix',
  'before first season': 'la data és anterior a la primera temporada',
  tipus: "el tipus de castell no és cap dels que s'utilitzen",
  alçada: "l'alçada no és un nombre de pisos",
  agulla: "la columna de l'agulla només pot dir 1 o res",
  pinya: 'la pinya no és cap de les conegudes (f, fm o fmp)',
  altres: 'la columna «altres» només pot dir ps, cam o res',
  ordre: "l'ordre no és un número de ronda",
  resolució: 'la resolució no és cap de les conegudes (d, c, i, id o pd)',
  'impossible tower': 'el castell no es pot fer',
  duplicate: 'la fila és repetida',
  castell: 'no es reconeix el castell',
  punts: 'els punts no són un nombre',
} as const satisfies Record<RowProblemKind, string>;

/** What is wrong with a whole source. */
export const sourceFailureTexts = {
  empty: 'El full és buit.',
  html: 'En lloc del full ha arribat una pàgina web: potser ja no és públic.',
  json: 'En lloc del full ha arribat una resposta que no és cap taula.',
  'missing columns': 'Al full hi falten columnes.',
  'no readable row': "No s'ha pogut llegir cap fila del full.",
} as const satisfies Record<SourceFailure['reason'], string>;

/** The rule, above the table of best performances. */
export const scoringRule = [
  "La puntuació d'una diada és la suma dels seus tres millors castells que no siguin pilars i del millor pilar, sempre que tingui més de quatre pisos. El vano compta com a pilar.",
  "Un castell fet més d'una vegada a la mateixa diada només suma una vegada, la millor. El castell carregat té punts propis, menys que el descarregat; els intents no en tenen, i el castell que no surt a la taula de puntuacions val zero.",
  'Les diades amb els mateixos punts comparteixen posició i van per ordre de data. Una estrella assenyala les de la temporada actual.',
] as const satisfies readonly string[];

/** Instead of the counts of the season 2020-2021. */
export const covidNotice =
  'La temporada 2020-2021 no es van fer castells universitaris a causa de la COVID-19.';

/** Before the list is asked for. */
export const listHelp =
  "Tria les dates, la població o el castell que t'interessen i prem «Filtra». Les dates inicials són les de la temporada actual; amb un castell triat també surten les diades en què es va quedar en intent.";

export const noResults = "No s'han trobat resultats per a aquesta búsqueda.";
