import { addDays } from '@/lib/dates/days';
import { parseSeason, seasonOf } from '@/lib/dates/seasons';
import { contrast } from '@/lib/design/colours';
import { joinList, searchForm } from '@/lib/text/catalan';
import type { Answers, RehearsalAnswer } from './answers';

/** Double quotes; the formatter chooses others where they fit. */
const literal = (value: unknown) => JSON.stringify(value);

/** As in `Club`. */
const MAX_DESCRIPTION = 155;

const clubFile = (answers: Answers): string => {
  const { name, shortName, ofShortName, town, university, email, founded, colour, networks } = answers;
  const days = joinList([...new Set(answers.rehearsals.map(({ weekday }) => weekday))]);
  const about = `Colla castellera universitària de ${town}.`;
  const long = `${about} Assagem ${days}, i no cal cap experiència per venir.`;
  const description = long.length <= MAX_DESCRIPTION ? long : `${about} No cal cap experiència per venir.`;
  return `import type { Club } from '@/lib/club/types';

export const club = {
  name: ${literal(name)},
  shortName: ${literal(shortName)},
  ofShortName: ${literal(ofShortName)},
  email: ${literal(email)},
  founded: { year: ${founded} },
  colour: ${literal(colour)},
  tagline: ${literal(`Castells universitaris des de ${founded}`)},
  description: ${literal(description)},
  networks: ${literal(networks)},
  universities: [{ name: ${literal(university)}, logo: '/images/logos/universitat.svg' }],
} as const satisfies Club;
`;
};

/** `Plaça Major` gives `placaMajor`: a name for code. */
function variableOf(place: string, index: number): string {
  const [first = '', ...others] = searchForm(place).match(/[a-z]+/g) ?? [];
  return `${first}${others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Place${index + 1}`;
}

/** Never changes: subscribed calendars use it. */
const idsOf = (rehearsals: readonly RehearsalAnswer[]): string[] =>
  rehearsals.map(({ weekday }, index) => {
    const before = rehearsals.slice(0, index).filter((other) => other.weekday === weekday).length;
    return before === 0 ? weekday : `${weekday}-${before + 1}`;
  });

function rehearsalsFile({ rehearsals, town }: Answers): string {
  const places = [...new Map(rehearsals.map(({ place, address }) => [place, address]))];
  const variables = new Map(places.map(([place], index) => [place, variableOf(place, index)]));
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

/** Day on which rehearsals, pauses or this season were last changed: subscribed calendars are told so. */
export const calendarRevised = '${today}';
`;
}

const partsFile = (present: string, { parts }: Answers): string =>
  present.replace(/\[[^\]]*\] as const/, `${literal(parts)} as const`);

/** Words with a capital, which may be missing in the dictionary. */
function spellingFile({ name, shortName, town, university, rehearsals }: Answers): string {
  const texts = [
    name,
    shortName,
    town,
    university,
    ...rehearsals.flatMap(({ place, address }) => [place, address]),
  ];
  const words = texts.flatMap((text) => text.match(/\p{Lu}[\p{L}-]+/gu) ?? []);
  return `# Names that the texts of this club hold and the Catalan dictionary lacks, one a line.
${[...new Set(words)].sort((one, other) => one.localeCompare(other, 'ca')).join('\n')}
`;
}

const CREAM = '#FFF6E6';
const INK = '#14241F';
const SIDE = 48;
/** Height of the letter in the mark. */
const HEIGHT = 27;

/** Outline of a letter; `y` goes up. */
export type Outline = {
  readonly path: string;
  readonly box: {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
  };
};

/** The mark of a club until it has its own: an initial on its colour. */
export function markOf({ path, box }: Outline, colour: string): string {
  const scale = HEIGHT / (box.maxY - box.minY);
  const [x, y] = [
    SIDE / 2 - (scale * (box.minX + box.maxX)) / 2,
    SIDE / 2 + (scale * (box.minY + box.maxY)) / 2,
  ];
  const fill = contrast(CREAM, colour) >= 3 ? CREAM : INK;
  const move = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><rect width="48" height="48" rx="12" fill="currentColor"/><path transform="${move}" d="${path}" fill="${fill}"/></svg>
`;
}

type Given = {
  readonly today: string;
  readonly presentParts: string;
  readonly initial: Outline;
  /** The starter's boards, by path. */
  readonly boards: Readonly<Record<string, string>>;
};

/** The files that the answers make, by path. `presentParts` is the text of content/parts.ts. */
export function filesOf(
  answers: Answers,
  { today, presentParts, initial, boards }: Given,
): Readonly<Record<string, string>> {
  const seasoned = Object.entries(boards).map(
    ([path, text]) => [path, text.replace(/(?<=currentSeason: ')[^']*/, seasonAt(today))] as const,
  );
  return {
    ...Object.fromEntries(seasoned),
    'content/club.ts': clubFile(answers),
    'content/calendar/rehearsals.ts': rehearsalsFile(answers),
    'content/calendar/season.ts': seasonFile(today),
    'content/club-mark.svg': markOf(initial, answers.colour),
    'content/parts.ts': partsFile(presentParts, answers),
    'content/spelling.txt': spellingFile(answers),
  };
}
