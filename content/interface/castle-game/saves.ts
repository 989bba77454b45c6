import type { Backup } from '@/lib/castle-game/saves/backup';
import type { SaveLoss, SaveProblem, SaveProblemKind } from '@/lib/castle-game/saves/losses';
import { daysBetween } from '@/lib/dates/days';
import { dayAndMonth, ofDay } from '@/lib/dates/formats';
import { dateInMadrid } from '@/lib/dates/madrid';
import { counted, formatInteger } from '@/lib/text/catalan';

/** Words about keeping, losing and carrying a game. */
export const SAVE_TEXTS = {
  fileName: 'Nom del fitxer',
  damagedFile: 'partida-malmesa',
  unsaved:
    "Els últims canvis no s'han pogut desar. Podeu continuar jugant, però exporteu la partida abans de tancar la pàgina o els perdreu.",
  exportNow: 'Exporta-la',
  close: 'Tanca',
  persistence: {
    'at will': 'Aquest navegador pot esborrar la partida: exporteu-la.',
    'a week': 'Aquest navegador esborra la partida si passeu una setmana sense obrir el web: exporteu-la.',
  },
  noGameInFile: "L'arxiu no conté cap partida.",
  newerFile: "Aquesta partida és d'una versió més nova del joc i aquí encara no es pot obrir.",
  deleteTitle: 'Esborra la partida',
  deleteQuestion: 'Segur que vols eliminar la partida? Aquesta acció no es pot desfer.',
  delete: 'Esborra-la',
  keep: 'Cancel·la',
  elsewhereTitle: "La partida s'ha obert en una altra pestanya",
  elsewhere:
    "Per no desar-la dues vegades, aquesta pestanya ha deixat d'escriure-hi. Tanqueu-la i continueu a l'altra, o torneu a jugar aquí amb el que s'hagi fet allà.",
  playHere: 'Continua aquí',
  damagedTitle: 'No podem obrir la partida desada',
  untouched:
    'No hem tocat res: la partida continua al navegador fins que decidiu què en fem i, si jugueu a una altra, quedarà apartada amb els records de la pàgina de jocs.',
  goodCopy:
    "Hi ha una còpia bona de la vostra colla, d'abans que s'espatllés. Si jugueu a una altra partida, es perdrà:",
  noGoodCopy: 'No hi ha cap còpia anterior que es pugui obrir.',
  recover: 'Recupera la còpia',
  download: 'Baixa la partida tal com és',
  stranded: (date: string, monday: string): string =>
    `La partida és ${ofDay(dayAndMonth(date))}, un dia sense assaig ni actuació des del qual no es pot avançar. La voleu passar al dilluns ${dayAndMonth(monday)}?`,
} as const;

const listed = (names: readonly string[], most = 8): string =>
  names.length > most ? `${names.slice(0, most).join(', ')}…` : names.join(', ');

const quoted = (titles: readonly string[]): string =>
  titles.length === 0 ? '' : `: ${titles.map((title) => `«${title.slice(0, 60)}»`).join(', ')}`;

const oneOrMany = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${formatInteger(count)} ${many}`;

export function lossText(loss: SaveLoss): string {
  switch (loss.kind) {
    case 'unknown towers':
      return `El joc no té ${loss.codes.length === 1 ? 'aquest castell' : 'aquests castells'}: ${listed(loss.codes)}. ${loss.codes.length === 1 ? 'No es veurà, però es queda' : 'No es veuran, però es queden'} a la partida desada.`;
    case 'oldest attempts':
      return `De cada castell només es recorden les últimes ${loss.limit} proves: ${loss.lost === 1 ? "se'n perd una, la més antiga" : `se'n perden ${formatInteger(loss.lost)}, les més antigues`}.`;
    case 'oldest performances':
      return `Només es recorden les últimes ${formatInteger(loss.limit)} actuacions: ${loss.lost === 1 ? "se'n perd una, la més antiga" : `se'n perden ${formatInteger(loss.lost)}, les més antigues`}.`;
    case 'unreadable attempts':
      return `No s'${loss.lost === 1 ? 'entén' : 'entenen'} ${oneOrMany(loss.lost, 'una prova', 'proves')} i no ${loss.lost === 1 ? 'es guardarà' : 'es guardaran'}.`;
    case 'unreadable performances':
      return `No s'${loss.lost === 1 ? 'entén' : 'entenen'} ${oneOrMany(loss.lost, 'una actuació', 'actuacions')} i no ${loss.lost === 1 ? 'es guardarà' : 'es guardaran'}.`;
    case 'unreadable missions':
      return `Hi ha missions que no s'entenen i no es guardaran${quoted(loss.titles)}.`;
    case 'long name':
      return `El nom de la colla es retalla a ${loss.limit} caràcters.`;
    case 'days of the game':
      return `${loss.performances === 1 ? "L'actuació antiga no diu en quin dia del joc es va fer" : 'Les actuacions antigues no diuen en quin dia del joc es van fer'}: hi surt el dia en què hi vau jugar.`;
    case 'odds':
      return "Les probabilitats es tornen a calcular amb les regles d'aquest joc: el que heu après de cada castell provat es manté, i els altres comencen de nou.";
  }
}

const SAVE_PROBLEMS = {
  empty: 'La partida desada és buida.',
  oversized: 'La partida desada ocupa més de 5 MB.',
  'not base64': 'La partida desada està malmesa i no es pot llegir.',
  'not json': 'La partida desada està escapçada o malmesa.',
  'too deep': 'La partida desada no té la forma esperada.',
  'no team': 'La partida desada no conté cap colla.',
  'key missing': 'A la partida desada li falta una dada',
  'wrong value': 'La partida desada té una dada que no és vàlida',
  'newer format': "La partida desada és d'una versió més nova del joc.",
} as const satisfies Record<SaveProblemKind, string>;

export function saveProblemText(problem: SaveProblem): string {
  const sentence = SAVE_PROBLEMS[problem.kind];
  return 'field' in problem ? `${sentence}: ${problem.field.slice(0, 60)}.` : sentence;
}

/** The specification has one message for all files without a game. */
export const importProblemText = ({ kind }: SaveProblem): string =>
  kind === 'newer format' ? SAVE_TEXTS.newerFile : SAVE_TEXTS.noGameInFile;

/** `today` is `YYYY-MM-DD`. */
export function copyAge({ madeAt, days }: Pick<Backup, 'madeAt' | 'days'>, today: string): string {
  if (madeAt === null) return 'No heu exportat mai aquesta partida.';
  const ago = Math.max(0, daysBetween(dateInMadrid(madeAt), today));
  const when = ago === 0 ? 'avui' : ago === 1 ? 'ahir' : `fa ${ago} dies`;
  const since =
    days === 0
      ? 'en aquest mateix dia de joc'
      : `i des de llavors heu passat ${counted(days, 'dia', 'dies')} de joc`;
  return `Última exportació: ${when}, ${since}.`;
}
