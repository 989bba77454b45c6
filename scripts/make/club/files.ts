import { addDays } from '@/lib/dates/days';
import { parseSeason, seasonOf } from '@/lib/dates/seasons';
import { joinList } from '@/lib/text/catalan';
import type { Answers, RehearsalAnswer } from './answers';

/** Double quotes; the formatter chooses others where they fit. */
const literal = (value: unknown) => JSON.stringify(value);

/** As in `Club`. */
const MAX_DESCRIPTION = 155;

const clubFile = (answers: Answers): string => {
  const { name, short, town, university, email, founded, colour, network } = answers;
  const days = joinList([...new Set(answers.rehearsals.map(({ weekday }) => weekday))]);
  const about = `Colla castellera universitària de ${town}.`;
  const long = `${about} Assagem ${days}, i no cal cap experiència per venir.`;
  const description = long.length <= MAX_DESCRIPTION ? long : `${about} No cal cap experiència per venir.`;
  return `import type { Club } from '@/lib/club/types';

export const club = {
  name: ${literal(name.name)},
  shortName: ${literal(short.name)},
  ofShortName: ${literal(short.of)},
  email: ${literal(email)},
  founded: { year: ${founded} },
  colour: ${literal(colour)},
  tagline: ${literal(`Castells universitaris des de ${founded}`)},
  description: ${literal(description)},
  networks: ${literal(network)},
  universities: [{ name: ${literal(university)}, logo: '/images/logos/universitat.svg' }],
} as const satisfies Club;
`;
};

/** Never changes: subscribed calendars use it. */
const idsOf = (rehearsals: readonly RehearsalAnswer[]): string[] =>
  rehearsals.map(({ weekday }, index) => {
    const before = rehearsals.slice(0, index).filter((other) => other.weekday === weekday).length;
    return before === 0 ? weekday : `${weekday}-${before + 1}`;
  });

function rehearsalsFile({ rehearsals, town }: Answers): string {
  const places = [...new Map(rehearsals.map(({ place, address }) => [place, address]))];
  const variables = new Map(places.map(([place], index) => [place, `place${index + 1}`]));
  const ids = idsOf(rehearsals);
  const constants = places.map(([place, street]) => {
    const address = [street, town].filter(Boolean).join(', ');
    const query = encodeURIComponent(`${place}, ${address}`);
    return `const ${variables.get(place)} = {
  name: ${literal(place)},
  address: ${literal(address)},
  notes: "Els assajos són oberts a tothom, i no cal avisar.",
  howToGet: "El mapa ensenya com arribar-hi.",
  map: {
    src: ${literal(`https://www.google.com/maps?q=${query}&hl=ca&output=embed`)},
    link: ${literal(`https://www.google.com/maps/search/?api=1&query=${query}`)},
  },
} as const satisfies RehearsalPlace;
`;
  });
  const rows = rehearsals.map(
    ({ weekday, from, to, place }, index) =>
      `  { id: ${literal(ids[index])}, weekday: '${weekday}', from: '${from}', to: '${to}', place: ${variables.get(place)} },`,
  );
  return `import type { Rehearsal, RehearsalPlace } from '@/lib/calendar/course';

${constants.join('\n')}
export const rehearsals = [
${rows.join('\n')}
] as const satisfies readonly Rehearsal[];
`;
}

/** The season of today, or from June on the next one. */
const seasonAt = (today: string) => seasonOf(addDays(today, 92));

function seasonFile(today: string): string {
  const start = parseSeason(seasonAt(today)) ?? 0;
  return `import type { RehearsalSeason } from '@/lib/calendar/course';

/** First and last day of the rehearsals of this course. */
export const rehearsalSeason = { from: '${start}-09-15', to: '${start + 1}-06-15' } as const satisfies RehearsalSeason;
`;
}

const modulesFile = (present: string, { modules }: Answers): string =>
  present.replace(/\[[^\]]*\] as const/, `${literal(modules)} as const`);

/** Words with a capital, which may be missing in the dictionary. The spelling check cuts them at the punt volat. */
function spellingFile({ name, short, town, university, rehearsals }: Answers): string {
  const places = rehearsals.flatMap(({ place, address }) => [place, address]);
  const texts = [name.name, short.name, town, university, ...places];
  const words = texts.flatMap((text) => text.match(/(?:\p{Lu}|(?<=·)\p{L})[\p{L}-]+/gu) ?? []);
  return `# Names that the texts of this club hold and the Catalan dictionary lacks, one a line.
${[...new Set(words)].sort((one, other) => one.localeCompare(other, 'ca')).join('\n')}
`;
}

/** Files of the starter that name the season or the year. */
export const DATED_FILES = [
  ...['comissio', 'direccio', 'tecnica'].map((name) => `content/boards/${name}.ts`),
  ...['estatuts', 'forms', 'protocol', 'reglament'].map((name) => `content/legal/${name}.ts`),
];

type Given = {
  readonly today: string;
  /** The text of content/modules.ts. */
  readonly presentModules: string;
  /** The starter's text of each of `DATED_FILES`, by path. */
  readonly dated: Readonly<Record<string, string>>;
};

/** The files that the answers make, by path. */
export function filesOf(answers: Answers, { today, presentModules, dated }: Given): Record<string, string> {
  const redated = Object.entries(dated).map(([path, text]) => [
    path,
    text
      .replace(/(?<=currentSeason: ')[^']*/, seasonAt(today))
      .replace(/(?<=\byear: )\d+/, today.slice(0, 4)),
  ]);
  return {
    ...Object.fromEntries(redated),
    'content/club.ts': clubFile(answers),
    'content/calendar/rehearsals.ts': rehearsalsFile(answers),
    'content/calendar/season.ts': seasonFile(today),
    'content/modules.ts': modulesFile(presentModules, answers),
    'content/spelling.txt': spellingFile(answers),
  };
}
