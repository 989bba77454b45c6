import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { publishedText } from '@/__tests__/builders/results';
import { club } from '@/content/club';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { documents } from '@/content/legal/documents';
import { agendaItems, pauses } from '@/content/lists';
import { boards } from '@/content/people/directory';
import { heads } from '@/content/people/heads';
import { presidents } from '@/content/people/presidents';
import { timelineEvents } from '@/content/timeline/events';
import { type AgendaItem, isPaused } from '@/lib/calendar/course';
import { boardMembers, findBoard } from '@/lib/club/boards';
import type { Office } from '@/lib/club/people';
import type { TimelineEvent } from '@/lib/club/types';
import { isoPartialDate } from '@/lib/dates/formats';
import { CHECKED_SHARE } from '@/lib/games/crossword/layout';
import { densityOf } from '@/lib/games/crossword/problems';
import type { LegalDocument } from '@/lib/legal/types';
import { groupDiades } from '@/lib/results/grouping';
import { parseDiades } from '@/lib/results/reading/diades';
import { isBuilt } from '@/lib/towers/types';

const [direction, technical] = boards;

/** The year in which the history of the sample club ends. */
const TODAY = 2026;

/** Who held an office when a season began. */
function holderIn({ tenures }: Office, start: number): string | undefined {
  const holds = (from: number, to: number | null | undefined) => from <= start && (to ?? TODAY + 1) > start;
  return tenures.find(({ from, to }) => from.some((year, index) => holds(year, to[index])))?.person;
}

function withRole(board: (typeof boards)[number], season: string, role: string): string | undefined {
  const found = findBoard(board, season);
  return found
    ? boardMembers(found.board).find(({ member }) => member.carrec === role)?.member.person
    : undefined;
}

test.each([2002, 2022, 2023, 2024, 2026])(
  'the direction board that began in %i agrees with the lists',
  (start) => {
    const season = `${start}-${start + 1}`;
    expect(withRole(direction, season, 'Presidència')).toBe(holderIn(presidents, start));
    expect(withRole(direction, season, 'Cap de colla')).toBe(holderIn(heads, start));
  },
);

test.each([2002, 2021, 2022, 2023, 2024, 2026])(
  'the technical board that began in %i agrees with the list',
  (start) => {
    expect(withRole(technical, `${start}-${start + 1}`, 'Cap de colla')).toBe(holderIn(heads, start));
  },
);

test.each<Office>([heads, presidents])(
  'the list $id goes from the foundation to today without gaps',
  ({ tenures }) => {
    const periods = tenures
      .flatMap(({ from, to }) => from.map((start, index) => ({ start, end: to[index] ?? TODAY })))
      .filter(({ start }) => start < TODAY)
      .sort((a, b) => a.start - b.start || a.end - b.end);
    expect(periods[0]?.start).toBe(club.founded.year);
    expect(periods.slice(1).map(({ start }) => start)).toEqual(periods.slice(0, -1).map(({ end }) => end));
    expect(periods.at(-1)?.end).toBeGreaterThanOrEqual(TODAY);
  },
);

test.each<LegalDocument>(documents)(
  '$id has a date of approval, and every line is a sentence or introduces a list',
  (document) => {
    expect(document.approval).toContain(String(document.year));
    const blocks = document.chapters.flatMap(({ articles }) => articles.flatMap((article) => article.blocks));
    for (const block of blocks) {
      if (typeof block === 'string') expect(block).toMatch(/[.:]$/);
      else for (const item of block.list) expect(item).toMatch(/[.;]$/);
    }
  },
);

/** What would have to change for another club. */
const OURS = /enfilats|zona universit|15a884/i;

/** The code of the site and of its build, and what surrounds it; tests may make up what they like. */
const FOLDERS = ['app', 'components', 'content/drawings', 'lib', 'scripts', 'starter', 'styles', '.github'];
const isText = (file: string) => /\.(tsx?|mjs|css|svg|ya?ml|json)$/.test(file);

test('nothing that every club has knows the name or the colour of this club', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isText)
      .map((name) => join(folder, name))
      // A folder of app/ may be called like the file that it makes.
      .filter((path) => statSync(path).isFile()),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => OURS.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('in the first crossword three squares of ten cross, and a third of each word is checked', () => {
  const { squares, crossed, leastChecked } = densityOf(CROSSWORD_LEVELS[0]);
  expect(crossed / squares).toBeGreaterThan(0.3);
  expect(leastChecked).toBeGreaterThanOrEqual(CHECKED_SHARE);
});

const parsed = parseDiades(publishedText('diades'));
if (!parsed.ok) throw new Error(parsed.reason);
const { diades } = groupDiades(parsed.rows);
const latest = diades.at(-1)?.date ?? '';

const agenda: readonly AgendaItem[] = agendaItems;
const performances = agenda.filter(({ kind }) => kind === 'actuacio');
const [firstDay = ''] = agenda.map(({ date }) => date).sort();

describe('the agenda', () => {
  test('has the diadas of the results, since its first day', () => {
    const performed = performances.filter(({ date }) => date <= latest);
    const inResults = diades.filter(({ date }) => date >= firstDay);
    expect(performed.map(({ date, title }) => `${date} ${title}`).sort()).toEqual(
      inResults.map(({ date, reason }) => `${date} ${reason}`).sort(),
    );
    for (const { date, place } of performed)
      expect(place).toContain(inResults.find((diada) => diada.date === date)?.place);
  });

  test('has no performance on a day without rehearsal', () => {
    expect(performances.filter(({ date }) => isPaused(date, pauses))).toEqual([]);
  });
});

const events: readonly TimelineEvent[] = timelineEvents;
const builtTowers = events.flatMap(({ id, date, image }) =>
  date && image && 'code' in image ? [{ id, code: image.code, date: isoPartialDate(date) }] : [],
);

test.each(builtTowers)('the event $id of the timeline is of a date with a $code', ({ code, date }) => {
  const dates = diades
    .filter(({ rounds }) =>
      rounds.some(({ attempts }) => attempts.some((a) => a.code === code && isBuilt(a))),
    )
    .map((diada) => diada.date);
  expect(dates).toContainEqual(expect.stringMatching(`^${date}`));
});
