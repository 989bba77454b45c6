import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { MenuEntry } from '@/lib/castle-game/screens/home';
import type { MissedPerformance } from '@/lib/castle-game/types';
import { dayAndMonth } from '@/lib/dates/formats';
import { formatInteger } from '@/lib/text/catalan';

export const HOME_TEXTS = {
  rehearsalDay: "DIA D'ASSAIG",
  performanceDay: "DIA D'ACTUACIÓ",
  /** `left` is at least 1. */
  skipAttempts: (left: number): string => `Avança sense ${left === 1 ? 'fer-la' : 'fer-les'}`,
  done: 'Actuació feta',
  present: 'han vingut avui',
  firstPilar: 'Encara no heu fet cap castell. El primer serà un pilar.',
  best: { rehearsal: 'El millor dels assajos', performance: 'El vostre sostre' },
  missions: 'Missions en curs',
  choose: 'Trieu un repte',
  chooseOne: 'Només un: els altres no tornaran.',
  moreMissions: (count: number): string => `I ${count} més, a l'apartat de missions.`,
  lastPerformance: "L'última actuació",
  /** `members` after a performance and what missions brought. */
  withMissions: (members: number): string =>
    `Amb la gent de les missions, ara sou ${formatInteger(members)}.`,
  firstLoss:
    'És la primera diada que us fa perdre gent. Cada caiguda en fa plegar, i com més sou, més punts demana la colla per créixer.',
  growth: 'Mira la taula de punts i gent',
  toMonday: 'Passa la partida a dilluns',
  attemptsFirst: "S'activa quan s'acaben les proves.",
  performanceFirst: "S'activa quan s'acaba l'actuació.",
  tooFew: 'Avui no hi ha prou gent per actuar.',
} as const;

export const MENU_TEXTS = {
  ASSAIG: { title: 'ASSAIG', subtitle: 'Dilluns i dimarts, quinze proves' },
  ACTUACIO: { title: 'ACTUACIÓ', subtitle: `Mínim: ${PERFORMANCE_ATTENDEES} assistents` },
  CASTELLS: { title: 'CASTELLS', subtitle: 'Què podeu arribar a fer' },
  HISTORIC: { title: 'HISTÒRIC', subtitle: 'Totes les actuacions' },
  MISSIONS: { title: 'MISSIONS', subtitle: 'Encàrrecs que porten gent' },
  AJUDA: { title: 'AJUDA', subtitle: 'Com es juga, i desar la partida' },
  STATS: { title: 'ESTADÍSTIQUES', subtitle: 'El progrés de cada castell' },
} as const satisfies Record<MenuEntry, { title: string; subtitle: string }>;

export const missedSentence = ({ day, came, needed }: MissedPerformance): string =>
  `El dijous ${dayAndMonth(day)} no vau actuar: calien ${needed} assistents i només en ${came === 1 ? 'venia' : 'venien'} ${came}.`;
