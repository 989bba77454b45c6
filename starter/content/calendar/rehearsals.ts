import type { Rehearsal, RehearsalPlace } from '@/lib/calendar/course';

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
