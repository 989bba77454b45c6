import type { PlanChoice } from '@/lib/castle-game/engine/plan';
import type { Novelty } from '@/lib/castle-game/history/course';
import type { ComingDiada, NamedDiada } from '@/lib/castle-game/history/diades';
import { placeOf, type Standing } from '@/lib/castle-game/history/rivals';
import { dayAndMonth, theDay } from '@/lib/dates/formats';
import { capitalised, formatInteger, formatPercent } from '@/lib/text/catalan';
import { pointsLabel, pointsText } from './points-and-members';
import { isFeminine, spokenTower } from './towers';

export const DIADES_TEXTS = {
  coming: 'La pròxima diada assenyalada',
  today: 'Avui',
  year: 'Diades assenyalades',
  table: 'Classificació',
  atStake: 'Us hi jugueu:',
  /** Example: "D'aquí a 3 setmanes, el 26 d'octubre." Not for the day itself. */
  comesIn: ({ weeks, day }: Pick<ComingDiada, 'weeks' | 'day'>): string =>
    `${capitalised(inWeeks(weeks))}, ${theDay(dayAndMonth(day))}.`,
  /** `points` of the last time, `undefined` if the team was never there. */
  lastTime: (points: number | undefined): string =>
    points === undefined
      ? 'No hi heu actuat mai.'
      : points === 0
        ? "L'última vegada no hi vau fer cap punt."
        : `L'última vegada hi vau fer ${pointsText(points)}: a veure si els milloreu.`,
} as const;

/** Example: "Els Rondinaires us conviden aquest dijous". `host` has no article. */
export const invitedTitle = (host: string): string => `Els ${host} us conviden aquest dijous`;

/** Example: "Us demanen un 4d6. Ara el descarregaríeu el 35 % de les vegades, i val 185p." */
export function requestText({ entry, chances }: PlanChoice): string {
  const [one, it, after] = isFeminine(entry.code) ? ['una', 'la', 'la'] : ['un', 'el', 'lo'];
  return `Us demanen ${one} ${spokenTower(entry.code)} (${entry.code}). Ara ${it} descarregaríeu ${theDay(formatPercent(chances[0]))} de les vegades, i val ${pointsLabel(entry.descarregat)}; carregar-${after} ja compta.`;
}

/** Example: "«Ja us coneixen», +2 castellers". */
export const atStakeText = (title: string, reward: string): string => `«${title}», ${reward}`;

/** Example: "Diada de Sant Narcís, Girona". */
export const diadaTitle = ({ name, town }: Pick<NamedDiada, 'name' | 'town'>): string => `${name}, ${town}`;

const PLACES = ['Primers', 'Segons', 'Tercers', 'Quarts'];

/** Example: "Segons de quatre colles." Without the noun, the fourth place reads as a time of day. `place` is from 1. */
export const placeText = (place: number): string => `${PLACES[place - 1] ?? ''} de quatre colles.`;

/** What is said of the team after a named diada, until the next one. */
export function sayingText(place: number, winner: string): string {
  switch (place) {
    case 1:
      return '«Aquests van guanyar», diuen quan passeu.';
    case 2:
      return `«Només els ${winner} els passen al davant», diuen de vosaltres.`;
    case 3:
      return '«Aquests ja es fan mirar», diuen de vosaltres.';
    default:
      return `De qui parla tothom és dels ${winner}.`;
  }
}

/** Example: "Els Rondinaires hi van estrenar el 4d7." */
export const noveltyText = ({ name, code }: Novelty): string =>
  `Els ${name} hi van estrenar ${isFeminine(code) ? 'la' : 'el'} ${code}.`;

/** At the end of a course, with the aim of the next one: the club before the team. */
export function courseText(standings: readonly Standing[]): string {
  const place = placeOf(standings);
  const [above, own] = standings.slice(Math.max(0, place - 2));
  if (place === 1 || !above || !own)
    return `Sumades totes, ${placeText(1).toLowerCase()} El curs que ve tothom us voldrà passar al davant.`;
  return `Sumades totes, ${placeText(place).toLowerCase()} Us han faltat ${pointsText(above.points - own.points)} per atrapar els ${above.name}: ja teniu feina per al curs que ve.`;
}

function inWeeks(weeks: number): string {
  if (weeks === 0) return 'aquest dijous';
  return weeks === 1 ? 'dijous de la setmana que ve' : `d'aquí a ${weeks} setmanes`;
}

/** Compares today's points with those of the last time. */
export function againText(points: number, before: number | undefined): string {
  if (before === undefined) return `Primera vegada que hi actueu: hi heu fet ${pointsText(points)}.`;
  if (before === 0) return "L'última vegada no en vau fer cap.";
  if (points > before) return `Heu millorat els ${pointsText(before)} de l'última vegada.`;
  return points === before
    ? `Els mateixos ${pointsText(before)} de l'última vegada.`
    : `Us heu quedat a ${pointsText(points)}; l'última vegada n'havíeu fet ${formatInteger(before)}.`;
}
