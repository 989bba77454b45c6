import type { Board, BoardHistory, BoardPage } from '@/lib/club/boards';
import type { Directory, Office, Person, Tenure } from '@/lib/club/people';

function aPerson(change: Partial<Person> = {}): Person {
  return { name: 'Mar Soler i Puig', ...change };
}

/** A term from 2020 to 2022. */
export function aTenure(person: string, change: Partial<Tenure> = {}): Tenure {
  return { person, from: [2020], to: [2022], text: [`El que es recorda de ${person}.`], ...change };
}

/** Caps de colla: Mar, who came back, and Nil, who is it today. */
export function aHeadsOffice(change: Partial<Office> = {}): Office {
  return {
    id: 'caps',
    role: 'Cap de colla',
    path: '/caps',
    tenures: [
      aTenure('mar', { from: [2016, 2021], to: [2018, 2022] }),
      aTenure('nil', { from: [2022], to: [null] }),
    ],
    ...change,
  };
}

/** Four people: Mar and Nil have cards, Ona has been on a board only, and Pau has been nothing. */
export function aDirectory(change: Partial<Directory> = {}): Directory {
  return {
    people: {
      mar: aPerson({ mote: 'Llima' }),
      nil: aPerson({ name: 'Nil Costa i Roig' }),
      ona: aPerson({ name: 'Ona Vidal i Font' }),
      pau: aPerson({ name: 'Pau Mas i Riu' }),
    },
    offices: [
      aHeadsOffice(),
      {
        id: 'presidents',
        role: 'Presidència',
        path: '/presidents',
        tenures: [aTenure('mar', { from: [2022], to: [2024] })],
      },
    ],
    boards: [aHistory()],
    ...change,
  };
}

/** A board with a president, a separator, a treasurer without card and a team of one. */
export function aBoard(president: string): Board {
  return {
    direccio: {
      titol: 'Direcció',
      components: [
        { carrec: 'Presidència', person: president },
        'separador',
        { carrec: 'Tresoreria', nom: 'Ada Soler' },
      ],
    },
    junta: [{ titol: 'Equip de festa', components: [{ person: 'mar' }] }],
  };
}

/** A history of boards; `i` is written out of order on purpose. */
export function aHistory(change: Partial<BoardHistory> = {}): BoardHistory {
  return {
    title: 'Junta directiva',
    path: '/junta-directiva',
    currentSeason: '2026-2027',
    s: aBoard('nil'),
    i: { '2023-2024': aBoard('mar'), '2002-2003': aBoard('ona'), '2022-2023': aBoard('mar') },
    ...change,
  };
}

/** The page of those boards. */
export const aBoardPage = (): BoardPage => ({ ...aHistory(), intro: ['La junta fa que tot rutlli.'] });
