import type { FileProblem } from '@/lib/saved-data/file';
import type { SavedDataId } from '@/lib/saved-data/registry';
import type { Summary } from '@/lib/saved-data/stored-data';
import { counted, de, joinList } from '@/lib/text/catalan';

/** Messages of the opened panel. */
export const SAVED_DATA_TEXTS = {
  nothing: 'Encara no hi ha res: quan juguis o llegeixis, ho veuràs aquí.',
  blocked: 'El navegador no deixa desar res en aquest web, i per això els jocs no recorden res.',
  list: 'Què hi ha desat',
  export: 'Exporta-ho tot',
  bring: "Recupera-ho d'un fitxer",
  removeAll: 'Esborra-ho tot',
  remove: 'Esborra',
  removeTitle: 'Vols esborrar el que recorden els jocs?',
  removeConfirm: 'Esborra-ho',
  replaceTitle: 'Vols recuperar el que hi ha al fitxer?',
  replaceConfirm: 'Recupera-ho',
  exportFirst: "Exporta abans el d'aquí",
  cancel: 'Cancel·la',
  exported: 'Exportat: guarda el fitxer on el puguis tornar a trobar.',
  unreadable: "No s'ha pogut llegir el fitxer.",
  noReader: "No s'ha pogut obrir el fitxer. No s'ha tocat res: mira la connexió i torna-ho a provar.",
  noRoom:
    "El navegador no ha deixat desar-ho tot, i per això no s'ha canviat res. Pot ser que no hi quedi espai o que no admeti galetes.",
  fileName: 'records-dels-jocs',
  /** Expects at least one id. */
  replaceQuestion: (ids: readonly SavedDataId[]): string =>
    `Es perdrà el que ${quoted(ids)} ${ids.length === 1 ? 'recorda' : 'recorden'} aquí i hi quedarà el del fitxer.`,
  imported: (ids: readonly SavedDataId[]): string => `Ja tens aquí el que portava el fitxer: ${quoted(ids)}.`,
  removeQuestion: (ids: readonly SavedDataId[]): string =>
    `Esborrarem d'aquest navegador el que ${ids.length === 1 ? 'recorda' : 'recorden'} ${quoted(ids)}. Si no ho tens exportat, no es podrà recuperar.`,
} as const;

export const SAVED_DATA_NAMES = {
  dia: 'El castell del dia',
  'joc-castells': 'Crea la teva pròpia colla',
  memory: 'Memory',
  mots: 'Mots encreuats',
  sopa: 'Sopa de lletres',
  penjat: 'Penjat',
  historia: 'És nit fresca per ser maig',
  apartat: 'Textos apartats',
} as const satisfies Record<SavedDataId, string>;

/** `2 nivells completats i 1 partida a mitges`. */
export function summaryText({ id, completed, more, underway, bests, endings, days }: Summary): string {
  const parts = [
    completed > 0 && counted(completed, 'nivell completat', 'nivells completats'),
    more > 0 && counted(more, 'joc de «Més» completat', 'jocs de «Més» completats'),
    days > 0 && counted(days, 'dia jugat', 'dies jugats'),
    endings > 0 && counted(endings, 'final trobat', 'finals trobats'),
    underway > 0 && counted(underway, ...UNDERWAY[id]),
    ...bests.map(
      ({ pairs, moves }) =>
        `el millor resultat amb ${pairs} parelles, ${de(counted(moves, 'moviment', 'moviments'))}`,
    ),
  ].filter((part) => part !== false);
  return parts.length === 0 ? OTHER[id] : joinList(parts);
}

const HALF_WAY = ['partida a mitges', 'partides a mitges'] as const;
const UNDERWAY: Readonly<Record<SavedDataId, readonly [string, string]>> = {
  dia: ['dia a mitges', 'dies a mitges'],
  'joc-castells': ['partida desada', 'partides desades'],
  memory: HALF_WAY,
  mots: HALF_WAY,
  sopa: HALF_WAY,
  penjat: HALF_WAY,
  historia: ['nit començada', 'nits començades'],
  apartat: ['text que no es podia llegir', 'textos que no es podien llegir'],
};

const SOMETHING = 'Alguna preferència';
const OTHER = {
  dia: SOMETHING,
  'joc-castells': SOMETHING,
  memory: 'Una partida per començar',
  mots: SOMETHING,
  sopa: SOMETHING,
  penjat: SOMETHING,
  historia: "Com t'agrada la lletra i què has llegit",
  apartat: SOMETHING,
} as const satisfies Record<SavedDataId, string>;

const NOTHING_TOUCHED = "No s'ha tocat res del que hi ha en aquest navegador.";

export const fileProblemText = (problem: FileProblem): string => `${reason(problem)} ${NOTHING_TOUCHED}`;

function reason(problem: FileProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'El fitxer és buit.';
    case 'too large':
      return "El fitxer és massa gros per ser d'aquí.";
    case 'elsewhere':
      return "Aquest fitxer no és d'aquí: no conté els records d'aquests jocs.";
    case 'castle game':
      return 'Això és una partida del joc de castells exportada sola: obre el joc i prem «Importar partida».';
    case 'damaged':
      return 'El fitxer està escapçat o malmès: el que hi ha a dins no és el que es va desar.';
    case 'newer':
      return "El fitxer és d'una versió més nova del web. Torna a carregar la pàgina i prova-ho un altre cop.";
    case 'nothing':
      return 'El fitxer no porta res de cap joc.';
    case 'damaged part':
      return `Al fitxer, el que és de «${SAVED_DATA_NAMES[problem.id]}» està malmès.`;
    case 'newer part':
      return `Al fitxer, el que és de «${SAVED_DATA_NAMES[problem.id]}» és d'una versió més nova. Torna a carregar la pàgina i prova-ho un altre cop.`;
  }
}

const quoted = (ids: readonly SavedDataId[]): string =>
  joinList(ids.map((id) => `«${SAVED_DATA_NAMES[id]}»`));

export const removedText = (ids: readonly SavedDataId[]): string => `Esborrat: ${quoted(ids)}.`;

/** Accessible name. Begins with the visible text. */
export const removeName = (id: SavedDataId): string => `Esborra: ${SAVED_DATA_NAMES[id]}`;
