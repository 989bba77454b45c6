import type { Career, Person, Role } from '@/lib/castle-game/people';
import { counted, joinList } from '@/lib/text/catalan';
import { markedCode } from './towers';

const ROLE_TEXTS = {
  pinya: 'cap de pinya',
  enxaneta: 'enxaneta',
  baix: 'que fa de baix',
  segon: 'que puja de segon',
  tard: 'que sempre arriba tard',
  gralla: 'que toca la gralla',
  comptes: 'que porta els comptes',
  fotos: 'que fa les fotos',
  furgoneta: 'que porta la furgoneta',
  novell: 'que tot just comença',
} as const satisfies Record<Role, string>;

/** Example: "la Laia, cap de pinya (12 castells amb vosaltres; el millor, 3d7)". */
export function personText({ name, role }: Pick<Person, 'name' | 'role'>, career?: Career): string {
  const person = `${name}, ${ROLE_TEXTS[role]}`;
  if (!career) return person;
  const best = markedCode(career.best.code, career.best.outcome);
  return `${person} (${counted(career.built, 'castell', 'castells')} amb vosaltres; el millor, ${best})`;
}

/** In June. `people`, as `personText` names them, are not empty. */
export const leavingText = (people: readonly string[]): string =>
  `Aquest juny ${people.length === 1 ? 'acaba la carrera i plega' : 'acaben la carrera i pleguen'} ${joinList(people)}.`;

/** In September. `people`, as `personText` names them, are not empty. */
export const arrivingText = (people: readonly string[]): string =>
  `${people.length === 1 ? 'Cara nova' : 'Cares noves'} a la colla: ${joinList(people)}.`;
