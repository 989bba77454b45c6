import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type * as v from 'valibot';
import { comissio } from '@/content/boards/comissio';
import { direccio } from '@/content/boards/direccio';
import { tecnica } from '@/content/boards/tecnica';
import { course } from '@/content/calendar/course';
import { rehearsalSeason, rehearsals } from '@/content/calendar/rehearsals';
import { catalogue } from '@/content/castle-game/catalogue';
import { missions } from '@/content/castle-game/missions';
import { club } from '@/content/club';
import { MEMORY_CARDS, MEMORY_PAIRS } from '@/content/games/memory';
import { eras } from '@/content/history/eras';
import { documents } from '@/content/legal/documents';
import { agendaItems, albums, changes, notices, pauses, quotes, sponsorGroups } from '@/content/lists';
import { menuGroups } from '@/content/navigation';
import { pages } from '@/content/pages';
import { descriptions } from '@/content/pages/descriptions';
import { heads } from '@/content/people/heads';
import { people } from '@/content/people/people';
import { presidents } from '@/content/people/presidents';
import { resultsRules } from '@/content/results';
import { timelineEvents } from '@/content/timeline/events';
import { timelineClubs } from '@/content/timeline/page';
import { towers } from '@/content/towers';
import { rehearsalAnchor, rehearsalDays } from '@/lib/calendar/rehearsal-days';
import * as calendar from '@/lib/calendar/schema';
import * as game from '@/lib/castle-game/schema';
import * as members from '@/lib/club/people-schema';
import * as clubs from '@/lib/club/schema';
import type { SponsorGroup } from '@/lib/club/types';
import { memoryEntries } from '@/lib/games/memory/schema';
import { numberDocument } from '@/lib/legal/numbering';
import type { LegalDocument } from '@/lib/legal/types';
import * as rules from '@/lib/results/rules';
import { descriptions as pageDescriptions, pageEntries } from '@/lib/site/schema';
import { catalogue as towerCatalogue } from '@/lib/towers/schema';
import { videoFile } from '@/lib/videos/schema';
import { boardsOf, keyed, problemsOf } from './problems';

/** Names of towers that the index does not list. */
function unlistedTowers(): string[] {
  const read = (file: string) => readFileSync(`content/towers/${file}`, 'utf8');
  const written = readdirSync('content/towers').flatMap(
    (file) => read(file).match(/(?<=^export const )\w+/gm) ?? [],
  );
  const listed = new Set(['towers', ...(read('index.ts').match(/(?<=^ {2})\w+(?=,$)/gm) ?? [])]);
  return written.filter((name) => !listed.has(name));
}

const ids = Object.keys(people);
/** Where a page can stand in the menu. */
const menuPlaces = [...menuGroups.flatMap(({ columns }) => columns), 'bar', 'join'];
const groups: readonly SponsorGroup[] = sponsorGroups;
const weekly = rehearsalDays({ ...course, changes: [] });
const hasRehearsal = (id: string, date: string) =>
  weekly.some((rehearsal) => rehearsal.id === rehearsalAnchor(id, date));
const rehearsed = [...catalogue.values()].filter((entry) => entry.rehearsalOnly).map(({ code }) => code);

type Check = readonly [file: string, schema: v.GenericSchema, content: unknown];

const checksWith = (ratios: ReadonlyMap<string, number>): readonly Check[] => [
  ['content/club.ts', clubs.club, club],
  ['content/results.ts', rules.resultsRules, resultsRules],
  ['content/pages/index.ts', pageEntries(menuPlaces), keyed(pages)],
  ['content/pages/descriptions.ts', pageDescriptions, descriptions],
  ['content/people/people.ts', members.people, keyed(people)],
  ['content/people/heads.ts', members.tenures(ids), heads.tenures],
  ['content/people/presidents.ts', members.tenures(ids), presidents.tenures],
  ['content/boards/direccio.ts', members.boards(ids), boardsOf(direccio)],
  ['content/boards/tecnica.ts', members.boards(ids), boardsOf(tecnica)],
  ['content/boards/comissio.ts', members.boards(ids), boardsOf(comissio)],
  ['content/calendar/agenda.json', calendar.agenda, agendaItems],
  ['content/calendar/rehearsals.ts', calendar.rehearsals, rehearsals],
  ['content/calendar/pauses.json', calendar.pauses, pauses],
  ['content/calendar/rehearsals.ts', calendar.season, rehearsalSeason],
  ['content/calendar/changes.json', calendar.rehearsalChanges(hasRehearsal), changes],
  [
    'content/calendar/notices.json',
    calendar.notices,
    notices.map((notice, index) => ({ key: `notice ${index + 1}`, ...notice })),
  ],
  ['content/timeline/events.ts', clubs.timeline(Object.keys(timelineClubs)), timelineEvents],
  ['content/history/eras.ts', clubs.eras, eras],
  ['content/castle-game/missions.ts', game.missions([...catalogue.keys()], rehearsed), missions],
  [
    'content/games/memory.ts',
    memoryEntries(MEMORY_CARDS.map(({ name }) => name)),
    MEMORY_PAIRS.map((pair, index) => ({ key: `parella ${index + 1}`, ...pair })),
  ],
  ['public/data/videos.json', videoFile, readFileSync('public/data/videos.json', 'utf8')],
  ['content/towers/index.ts', towerCatalogue, towers],
  ['content/quotes.json', clubs.quotes, quotes],
  [
    'content/sponsors.json',
    clubs.sponsors((image) => ratios.get(`public/sponsors/${image}`)),
    groups.flatMap(({ sponsors }) => sponsors),
  ],
  ['content/albums.json', clubs.albums, albums],
];

/** Why the articles of a document cannot be numbered, if so. */
function numberingProblem(document: LegalDocument): string[] {
  try {
    numberDocument(document);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** A line for each mistake. `fileOf` finds the file that defines a value: a list may have its entries from others. */
export function valueProblems(
  fileOf: (value: unknown) => string | undefined,
  ratios: ReadonlyMap<string, number>,
): string[] {
  const found = checksWith(ratios).flatMap(([file, schema, content]) =>
    problemsOf(schema, content, parse(file).name).map(({ label, message, within }) => {
      const [own = file] = within
        .map(fileOf)
        .filter((owner) => owner !== undefined)
        .reverse();
      return `${own} · "${label}": ${message}`;
    }),
  );
  const unlisted = unlistedTowers().map(
    (name) => `content/towers/index.ts · "${name}": és a content/towers i no en aquesta llista.`,
  );
  const legal = documents.flatMap((document) =>
    numberingProblem(document).map((message) => `${fileOf(document)} · "${document.id}": ${message}`),
  );
  return [...found, ...unlisted, ...legal];
}
