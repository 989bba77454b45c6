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
  novell: 'que ha entrat aquest curs',
} as const satisfies Record<Role, string>;

/** Example: "la Laia, cap de pinya (amb vosaltres, 12 castells; el millor, 3d7)". */
export function personText({ name, role }: Pick<Person, 'name' | 'role'>, career?: Career): string {
  const person = `${name}, ${ROLE_TEXTS[role]}`;
  if (!career) return person;
  return `${person} (amb vosaltres, ${careerText(career)})`;
}

function careerText({ built, best }: Career): string {
  return `${counted(built, 'castell', 'castells')}; el millor, ${markedCode(best.code, best.outcome)}`;
}

type People = readonly Pick<Person, 'name' | 'role'>[];

const listed = (people: People): string =>
  joinList(people.map(({ name, role }) => `${name} (${ROLE_TEXTS[role]})`));

/** In June. `career` is that of the first of `people`, who came before the others. */
export function leavingText(people: People, career?: Career): string {
  const leave = people.length === 1 ? 'acaba la carrera i plega' : 'acaben la carrera i pleguen';
  const since = career ? ` Des que hi és ${people[0]?.name} heu fet ${careerText(career)}.` : '';
  return `Aquest juny ${leave} ${listed(people)}.${since}`;
}

/** In September. */
export const arrivingText = (people: People): string =>
  `${people.length === 1 ? 'Cara nova' : 'Cares noves'} a la colla: ${listed(people)}.`;
