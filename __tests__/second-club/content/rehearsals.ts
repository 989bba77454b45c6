import type { Weekday } from '@/lib/dates/calendar-date';

export type RehearsalPlace = {
  readonly name: string;
  readonly address: string;
  /** What to know before coming. */
  readonly notes: string;
  readonly howToGet: string;
  /** The map of the place: `src` goes in a frame, `link` opens it apart. */
  readonly map: { readonly src: `https://${string}`; readonly link: `https://${string}` };
};

export type Rehearsal = {
  readonly id: string;
  readonly weekday: Weekday;
  /** Hours of the clock, `14:00`. */
  readonly from: `${number}:${number}`;
  readonly to: `${number}:${number}`;
  readonly place: RehearsalPlace;
};

const square = {
  name: 'Plaça de la Biblioteca',
  address: 'Carrer del Campus, 3',
  notes: 'Assagem a peu pla, davant de la biblioteca. Si plou, som al vestíbul.',
  howToGet: 'El tren para a dos minuts. Surt cap al campus i segueix les camises liles.',
  map: {
    src: 'https://mapes.example/incrusta?lloc=placa-biblioteca&idioma=ca',
    link: 'https://mapes.example/placa-biblioteca',
  },
} as const satisfies RehearsalPlace;

export const rehearsals = [
  { id: 'dimecres', weekday: 'dimecres', from: '13:30', to: '15:30', place: square },
] as const satisfies readonly Rehearsal[];
