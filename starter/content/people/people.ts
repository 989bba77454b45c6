import type { Person } from '@/lib/club/people';

/** Everybody with a card or on a board, by id. */
export const people = {
  'ada-brull': { name: 'Ada Brull i Coma', mote: 'Mixa' },
  'bernat-clot': { name: 'Bernat Clot i Roca', mote: 'Gos' },
  'cesca-dilme': { name: 'Cesca Dilmé i Prat' },
  'dani-ester': { name: 'Dani Ester i Vila', mote: 'Parra' },
  'elna-faig': { name: 'Elna Faig i Bosc' },
  'fidel-grau': { name: 'Fidel Grau i Mir', mote: 'Taula' },
  'goretti-hom': { name: 'Goretti Hom i Sala' },
  'hilari-iglesias': { name: 'Hilari Iglésias i Font' },
  'iona-jou': { name: 'Iona Jou i Pla', mote: 'Nansa' },
  'joel-knor': { name: 'Joel Nor i Casas' },
  'karima-laoui': { name: 'Karima Laoui' },
  'lluc-mora': { name: 'Lluc Mora i Serra', mote: 'Poma' },
} as const satisfies Readonly<Record<string, Person>>;

export type PersonId = keyof typeof people;
