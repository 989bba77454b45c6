import type { Rehearsal, RehearsalPlace, RehearsalSeason } from '@/lib/calendar/course';

const courtyard = {
  name: "Pati de l'Escola d'Enginyeria Industrial",
  address: 'Avinguda de les Escoles, 12, Zona Universitària',
  notes:
    "Assagem a l'aire lliure, al mig del pati. Si plou, ens arrecerem al porxo del costat del bar i fem tècnica, sense enfilar-nos més amunt d'un segon pis.",
  howToGet:
    "Metro (L3 i L9 Sud) i tramvia (T1, T2 i T3) a la parada de Zona Universitària i cinc minuts a peu; per a la bicicleta, hi ha aparcament davant de l'escola. Entra per la porta principal de l'escola, travessa el vestíbul i segueix el soroll.",
  map: {
    src: 'https://mapes.example/incrusta?lloc=escola-enginyeria-industrial&idioma=ca',
    link: 'https://mapes.example/escola-enginyeria-industrial',
  },
} as const satisfies RehearsalPlace;

const gym = {
  name: "Gimnàs d'assaig de la colla castellera del barri",
  address: 'Carrer de la Soca, 8',
  notes:
    "És el local d'una colla veïna, que ens el deixa els dijous al vespre i per als tallers de caigudes. Hi ha xarxa, matalassos i vestidors: hi provem els castells que al pati no gosem tirar amunt.",
  howToGet:
    "Els que surten de classe hi van plegats: quedem a dos quarts de vuit a la porta de l'Escola d'Enginyeria Industrial i són vint minuts a peu. També hi para, a la cantonada, l'autobús 175.",
  map: {
    src: 'https://mapes.example/incrusta?lloc=carrer-de-la-soca-8&idioma=ca',
    link: 'https://mapes.example/carrer-de-la-soca-8',
  },
} as const satisfies RehearsalPlace;

export const rehearsals = [
  { id: 'dimarts-migdia', weekday: 'dimarts', from: '14:00', to: '16:00', place: courtyard },
  { id: 'dijous-migdia', weekday: 'dijous', from: '14:00', to: '16:00', place: courtyard },
  { id: 'dijous-vespre', weekday: 'dijous', from: '20:00', to: '22:00', place: gym },
] as const satisfies readonly Rehearsal[];

/** First and last day of the rehearsals of this course. */
export const rehearsalSeason = { from: '2026-09-15', to: '2027-06-15' } as const satisfies RehearsalSeason;
