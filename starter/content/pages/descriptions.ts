import { club } from '@/content/club';
import type { PageName } from './index';

/** What search engines say of each page, in 155 characters at most. */
export const descriptions = {
  home: `${club.name}: assajos oberts a tothom, agenda i castells.`,
  about: `Qui som: la colla castellera universitària ${club.ofShortName}, des de ${club.founded.year}.`,
  agenda: `Agenda ${club.ofShortName}: assajos, activitats i diades, amb hores i llocs.`,
  rehearsals: `Assajos ${club.ofShortName}: dies, hores, llocs i tot el que cal saber per venir el primer dia.`,
  // cspell:disable
  inEnglish: `Human towers in English: what they are, and when and where to try them with ${club.shortName}.`,
  // cspell:enable
  musicGroup: `El grup de gralles i tabals ${club.ofShortName}: què toquem i com venir a tocar.`,
  universityLife: `La vida ${club.ofShortName} fora dels castells: sopars, sortides i festes obertes a tothom.`,
  history: `La història ${club.ofShortName}, colla castellera universitària des de ${club.founded.year}.`,
  heads: `Qui ha dirigit els castells ${club.ofShortName}, any per any.`,
  presidents: `Qui ha presidit la colla castellera ${club.ofShortName}, any per any.`,
  timeline: 'Com han nascut i crescut les colles castelleres universitàries.',
  bestTowers: `Els millors castells ${club.ofShortName}, dibuixats i explicats.`,
  bestDiades: `Les cent millors diades ${club.ofShortName}, amb els punts de cadascuna.`,
  historicalSummary: `Tots els castells ${club.ofShortName}, per temporades i per dificultat.`,
  diades: `Totes les diades ${club.ofShortName}: cerca per data, població o castell.`,
  towerParts: "Les parts d'un castell, de la pinya al pom de dalt.",
  games: 'Jocs de castells per jugar al navegador, sense instal·lar res.',
  castleGame: 'Crea la teva pròpia colla, assaja i fes castells: un joc per al navegador.',
  wordSearch: 'Sopes de lletres amb paraules de castells, per nivells.',
  crossword: 'Mots encreuats amb paraules de castells, per nivells.',
  hangman: 'El joc del penjat amb paraules de castells, per nivells.',
  memory: 'El joc de memòria amb coses de castellers: troba les parelles.',
  directionBoard: `La junta directiva ${club.ofShortName}, curs per curs, amb els càrrecs.`,
  technicalBoard: `La junta tècnica ${club.ofShortName}, curs per curs, amb els càrrecs.`,
  commission: `La comissió de gènere ${club.ofShortName} i el grup de treball.`,
  sponsors: 'Les institucions i les entitats que ens ajuden.',
  photos: `Fotografies ${club.ofShortName}, àlbum per àlbum, dels dies de la colla.`,
  videos: `Els últims vídeos ${club.ofShortName}, del canal de la colla.`,
  music: `La música ${club.ofShortName}, amb les partitures dels tocs.`,
  statutes: `Els estatuts ${club.ofShortName}, per llegir i per baixar en PDF.`,
  internalRules: `El reglament de règim intern ${club.ofShortName}, per llegir i per baixar en PDF.`,
  aggressionProtocol: `El protocol ${club.ofShortName} davant d'una agressió: què fem i amb qui pots parlar.`,
  contact: `Contacte ${club.ofShortName}: escriu-nos, convida'ns o vine a assajar.`,
  freeBar: 'El codi de la barra lliure de la festa de la Zona.',
  palette: `Els colors ${club.ofShortName} i els tons que el web en fa.`,
  story: "Una història curta on tries tu el camí, després d'una diada.",
} as const satisfies Readonly<Record<PageName, string>>;
