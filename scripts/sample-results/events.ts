import type { Weekday } from '@/lib/dates/days';

/** When in a season an event may fall: a fixed day, or one weekday between two days of a month. */
export type When = {
  readonly month: number;
  readonly from: number;
  readonly to: number;
  /** Absent for any day of the week. */
  readonly weekday?: Weekday;
};

export type ClubEvent = When & {
  readonly reason: string;
  readonly place: string;
  readonly town: string;
  /** How often it is held compared with the others. */
  readonly weight: number;
  /** Share of the club's strength that it is worth: 1 for the two great days. */
  readonly importance: number;
};

export const COURTYARD = "Pati de l'Escola d'Enginyeria Industrial";
const HOME = 'Barcelona';

/** La Mercè, a holiday: the courtyard is closed. */
export const CLOSED = '-09-24';

/** The great day of the autumn, on the third Thursday of November, and the one of the spring. */
export const anniversary = {
  reason: 'Aniversari de la colla',
  place: COURTYARD,
  town: HOME,
  month: 11,
  from: 15,
  to: 21,
  weekday: 'dijous',
  weight: 0,
  importance: 1,
} as const satisfies ClubEvent;
export const springFestival = {
  reason: 'Festa major universitària',
  place: COURTYARD,
  town: HOME,
  month: 5,
  from: 8,
  to: 14,
  weekday: 'dijous',
  weight: 0,
  importance: 1,
} as const satisfies ClubEvent;

/** Names of the anniversaries that were celebrated as something else, by year. */
export const anniversaryNames: Readonly<Record<number, string>> = {
  1994: 'Bateig de la colla',
  2004: 'Diada dels deu anys',
  2014: 'Diada dels vint anys',
  2019: 'Diada dels vint-i-cinc anys',
  2024: 'Diada dels trenta anys',
};

/** Until this year the spring festival was held in the square where bicycles are parked today. */
export const lastYearInTheSquare = 2004;
export const oldSquare = 'Plaça del Campus';

/** Towns where the colles universitàries meet, in turns. */
export const meetingTowns = [
  { town: 'Lleida', place: 'Plaça de Sant Joan' },
  { town: 'Girona', place: 'Plaça del Vi' },
  { town: 'Vilanova i la Geltrú', place: 'Plaça de la Vila' },
  { town: 'Tarragona', place: 'Plaça de la Font' },
  { town: 'Mataró', place: 'Plaça de Santa Anna' },
  { town: 'Igualada', place: "Plaça de l'Ajuntament" },
  { town: 'Vic', place: 'Plaça Major' },
] as const;

const thursdays = (month: number, from: number, to: number): When => ({ month, from, to, weekday: 'dijous' });
const saturdays = (month: number, from: number, to: number): When => ({
  month,
  from,
  to,
  weekday: 'dissabte',
});
const sundays = (month: number, from: number, to: number): When => ({ month, from, to, weekday: 'diumenge' });
const fixed = (month: number, day: number): When => ({ month, from: day, to: day });

type Line = readonly [When, string, string, string, number, number];

const lines: readonly Line[] = [
  [thursdays(9, 12, 30), 'Inauguració del curs', COURTYARD, HOME, 3, 0.4],
  [saturdays(9, 20, 28), 'La Mercè universitària', 'Plaça de la Universitat', HOME, 3, 0.55],
  [saturdays(10, 4, 11), 'Festa major del barri', 'Plaça de la Concòrdia', HOME, 3, 0.5],
  [thursdays(10, 8, 16), 'Diada de benvinguda', COURTYARD, HOME, 5, 0.6],
  [thursdays(10, 17, 24), 'Diada dels Onyarencs', 'Plaça del Vi', 'Girona', 4, 0.75],
  [saturdays(10, 22, 31), 'Fira de la Castanya', 'Plaça de Catalunya', 'Sabadell', 2, 0.5],
  [thursdays(10, 25, 31), 'Castanyada de les facultats', 'Pati del Rectorat', 'Lleida', 2, 0.7],
  [thursdays(11, 2, 10), 'Festa major del campus', 'Plaça Cívica', 'Cerdanyola del Vallès', 5, 0.85],
  [thursdays(11, 23, 30), 'Diada dels Marejols', 'Rambla Nova', 'Tarragona', 4, 0.8],
  [thursdays(12, 1, 7), 'Diada dels Gebrats', 'Plaça Major', 'Vic', 3, 0.7],
  [sundays(12, 10, 18), 'Diada per La Marató', 'Plaça de la Universitat', HOME, 3, 0.55],
  [saturdays(2, 10, 28), 'Calçotada universitària', 'Plaça del Blat', 'Valls', 3, 0.4],
  [thursdays(2, 20, 28), 'Diada de les enginyeries', 'Raval de Montserrat', 'Terrassa', 2, 0.5],
  [fixed(3, 8), 'Diada del 8 de març', 'Plaça de la Universitat', HOME, 2, 0.5],
  [thursdays(3, 10, 18), 'Diada dels Cardenets', 'Plaça Major', 'Manresa', 3, 0.65],
  [thursdays(3, 19, 27), 'Diada dels Ventosos', 'Plaça del Mercadal', 'Reus', 3, 0.7],
  [fixed(4, 23), 'Sant Jordi', 'Plaça de la Universitat', HOME, 8, 0.6],
  [thursdays(4, 8, 20), 'Trobada de colles universitàries', '', '', 5, 0.85],
  [thursdays(4, 25, 30), 'Festa de la primavera', 'Plaça Octavià', 'Sant Cugat del Vallès', 3, 0.75],
  [thursdays(5, 2, 7), 'Diada dels Sorrals', "Plaça de l'Església", 'Castelldefels', 3, 0.8],
  [thursdays(5, 16, 24), 'Festa major de les facultats', 'Pla de Diagonal', HOME, 4, 0.85],
  [sundays(5, 20, 29), 'Aplec universitari', 'Rambla de Sant Francesc', 'Vilafranca del Penedès', 2, 0.7],
  [saturdays(6, 1, 10), "Casament d'antics membres", 'Passeig de la Ribera', 'Sitges', 1, 0.3],
  [thursdays(6, 2, 12), 'Fi de curs', COURTYARD, HOME, 3, 0.6],
  [thursdays(6, 13, 20), 'Nit de castells', 'Plaça de Santa Anna', 'Mataró', 2, 0.55],
  [fixed(6, 23), 'Arribada de la Flama del Canigó', 'Plaça de Sant Jaume', HOME, 1, 0.35],
  [saturdays(7, 1, 10), 'Festa major petita', 'Plaça de la Vila', 'Vilanova i la Geltrú', 1, 0.5],
  [thursdays(7, 4, 14), "Universitat d'estiu", 'Plaça Major', 'Olot', 1, 0.45],
  [saturdays(7, 11, 20), 'Diada de comiat', 'Plaça de la Concòrdia', HOME, 1, 0.45],
];

/** Everything else the club may be called to. */
export const events: readonly ClubEvent[] = lines.map(([when, reason, place, town, weight, importance]) => ({
  ...when,
  reason,
  place,
  town,
  weight,
  importance,
}));

export const meetingReason = 'Trobada de colles universitàries';
