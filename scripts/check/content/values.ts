import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { comissio } from '@/content/boards/comissio';
import { direccio } from '@/content/boards/direccio';
import { tecnica } from '@/content/boards/tecnica';
import { agendaItems } from '@/content/calendar/agenda';
import { pauses } from '@/content/calendar/pauses';
import { rehearsals } from '@/content/calendar/rehearsals';
import { calendarRevised, rehearsalSeason } from '@/content/calendar/season';
import { catalogue } from '@/content/castle-game/catalogue';
import { missions } from '@/content/castle-game/missions';
import { club } from '@/content/club';
import { MEMORY_CARDS, MEMORY_PAIRS } from '@/content/games/memory';
import { eras } from '@/content/history/eras';
import { menuGroups } from '@/content/navigation';
import { pages } from '@/content/pages';
import { heads } from '@/content/people/heads';
import { people } from '@/content/people/people';
import { presidents } from '@/content/people/presidents';
import { quotes } from '@/content/quotes';
import { sponsorGroups } from '@/content/sponsors';
import { timelineClubs } from '@/content/timeline/clubs';
import { timelineEvents } from '@/content/timeline/events';
import { towers } from '@/content/towers';
import { agendaProblems, periodProblems, rehearsalProblems } from './calendar';
import { eraProblems, memoryProblems, missionProblems, timelineProblems, towerProblems } from './castells';
import { clubProblems, pageProblems, quoteProblems, sponsorProblems, videoProblems } from './club';
import { historyProblems, peopleProblems, tenureProblems } from './people';
import { type Problem, repeatedProblems } from './problem';

/** Width over height of a logo, or undefined if the file does not exist. */
function logoRatio(image: string): number | undefined {
  const file = `public/sponsors/${image}`;
  if (!existsSync(file)) return undefined;
  const { width, height } = imageSize(readFileSync(file));
  return width / height;
}

/** Files of content/towers that the index does not list. */
function unlistedTowers(): Problem[] {
  const index = readFileSync('content/towers/index.ts', 'utf8');
  return readdirSync('content/towers')
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => name !== 'index' && !index.includes(`'./${name}'`))
    .map((name) => ({ label: name, message: 'it is in content/towers, and not in this list.' }));
}

/** Where a page can stand in the menu. */
const menuPlaces = [...menuGroups.flatMap(({ columns }) => columns), 'bar', 'join'];

/** Checks the values of each file, and calls `report` for each. `fileOf` finds the file that defines a value. */
export function checkValues(
  report: (file: string, problems: readonly Problem[]) => void,
  fileOf: (value: unknown) => string | undefined,
): void {
  const ids = Object.keys(people);
  report('content/club.ts', clubProblems(club));
  report('content/pages/index.ts', pageProblems(pages, menuPlaces));
  report('content/people/people.ts', peopleProblems(people));
  report('content/people/heads.ts', tenureProblems(heads.tenures, ids));
  report('content/people/presidents.ts', tenureProblems(presidents.tenures, ids));
  report('content/boards/direccio.ts', historyProblems(direccio, ids));
  report('content/boards/tecnica.ts', historyProblems(tecnica, ids));
  report('content/boards/comissio.ts', historyProblems(comissio, ids));
  report('content/calendar/agenda.ts', agendaProblems(agendaItems));
  report('content/calendar/rehearsals.ts', rehearsalProblems(rehearsals));
  report('content/calendar/pauses.ts', periodProblems(pauses));
  report('content/calendar/season.ts', [
    ...periodProblems([rehearsalSeason]),
    ...periodProblems([{ from: calendarRevised, to: calendarRevised, reason: 'calendarRevised' }]),
  ]);
  report('content/timeline/events.ts', timelineProblems(timelineEvents, Object.keys(timelineClubs)));
  report('content/history/eras.ts', eraProblems(eras));
  const [known, rehearsed] = [
    [...catalogue.keys()],
    [...catalogue.values()].filter((entry) => entry.rehearsalOnly),
  ];
  report(
    'content/castle-game/missions.ts',
    missionProblems(
      missions,
      known,
      rehearsed.map(({ code }) => code),
    ),
  );
  report(
    'content/games/memory.ts',
    memoryProblems(
      MEMORY_PAIRS,
      MEMORY_CARDS.map(({ name }) => name),
    ),
  );
  report('public/data/videos.json', videoProblems(readFileSync('public/data/videos.json', 'utf8')));
  const list = 'content/towers/index.ts';
  for (const tower of towers) report(fileOf(tower) ?? list, towerProblems([tower]));
  report(list, [
    ...repeatedProblems(
      towers.map(({ code }) => code),
      'code',
    ),
    ...unlistedTowers(),
  ]);
  report('content/quotes.ts', quoteProblems(quotes));
  report('content/sponsors.ts', sponsorProblems(sponsorGroups, logoRatio));
}
