import type { Person, Role } from '@/lib/castle-game/people';
import { joinList } from '@/lib/text/catalan';

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

/** Example: "la Laia, cap de pinya". */
export const personText = ({ name, role }: Pick<Person, 'name' | 'role'>): string =>
  `${name}, ${ROLE_TEXTS[role]}`;

const listOf = (people: readonly Person[]): string => joinList(people.map(({ name }) => name));

/** In June. `people` is not empty. */
export const leavingText = (people: readonly Person[]): string =>
  people.length === 1
    ? `Aquest juny acaba la carrera i plega ${people.map(personText).join('')}.`
    : `Aquest juny acaben la carrera i pleguen ${listOf(people)}.`;

/** In September. `people` is not empty. */
export const arrivingText = (people: readonly Person[]): string =>
  people.length === 1
    ? `Cara nova a la colla: ${people.map(personText).join('')}.`
    : `Cares noves a la colla: ${listOf(people)}.`;
