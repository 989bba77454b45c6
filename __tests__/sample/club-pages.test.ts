import { boards } from '@/content/boards/boards';
import { rehearsals } from '@/content/calendar/rehearsals';
import { club } from '@/content/club';
import { eras } from '@/content/history/eras';
import { documents } from '@/content/legal/documents';
import { fotografies } from '@/content/pages/fotografies';
import { heads } from '@/content/people/heads';
import { presidents } from '@/content/people/presidents';
import { quotes } from '@/content/quotes';
import { timelineEvents } from '@/content/timeline/events';
import { boardMembers, findBoard } from '@/lib/club/boards';
import type { Office } from '@/lib/club/people';
import type { LegalDocument } from '@/lib/legal/types';

const [direccio, tecnica] = boards;

/** The year in which the sample club's story is told up to now. */
const TODAY = 2026;

/** Who held an office when a season began. */
function holderIn({ tenures }: Office, start: number): string | undefined {
  const holds = (from: number, to: number | null | undefined) => from <= start && (to ?? TODAY + 1) > start;
  return tenures.find(({ from, to }) => from.some((year, index) => holds(year, to[index])))?.person;
}

function withRole(board: (typeof boards)[number], season: string, role: string): string | undefined {
  const found = findBoard<string>(board, season);
  return found
    ? boardMembers(found.board).find(({ member }) => member.carrec === role)?.member.person
    : undefined;
}

test.each([2002, 2022, 2023, 2024, 2026])(
  'the direction board that began in %i agrees with the lists',
  (start) => {
    const season = `${start}-${start + 1}`;
    expect(withRole(direccio, season, 'Presidència')).toBe(holderIn(presidents, start));
    expect(withRole(direccio, season, 'Cap de colla')).toBe(holderIn(heads, start));
  },
);

test.each([2002, 2021, 2022, 2023, 2024, 2026])(
  'the technical board that began in %i agrees with the list',
  (start) => {
    expect(withRole(tecnica, `${start}-${start + 1}`, 'Cap de colla')).toBe(holderIn(heads, start));
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

test('history is told in four ages, each from the year after the one before', () => {
  const years = eras.map((era) => era.years.split('-').map(Number));
  expect(years).toHaveLength(4);
  expect(years.slice(1).map(([start]) => start)).toEqual(years.slice(0, -1).map(([, end]) => (end ?? 0) + 1));
  expect(eras.at(-1)?.years).toMatch(/-avui$/);
});

test('the club rehearses Tuesday and Thursday at midday and Thursday in the evening', () => {
  const hours = rehearsals.map(({ weekday, from, to }) => `${weekday} ${from}-${to}`);
  expect(hours).toEqual(
    expect.arrayContaining(['dimarts 14:00-16:00', 'dijous 14:00-16:00', 'dijous 20:00-22:00']),
  );
});

test('there are quotes for nine places and events for a long story', () => {
  expect(quotes.length).toBeGreaterThanOrEqual(9);
  expect(timelineEvents.length).toBeGreaterThanOrEqual(25);
});

test('the photographs say the words visitors know the page by', () => {
  expect(fotografies.lead).toBe('Secció en construcció');
  expect(fotografies.sections.map(({ title }) => title)).toContain('Consulteu la pàgina més endavant');
});

test('the protocol tells the two telephones before anything else', () => {
  const protocol = documents.find(({ id }) => id === 'protocol-agressions');
  expect(protocol?.preamble[0]).toMatch(/112.*900 900 120/);
});

test.each<LegalDocument>(documents)(
  '$id says when it was approved, and every line is a sentence or announces a list',
  (document) => {
    expect(document.approval).toContain(String(document.year));
    const blocks = document.chapters.flatMap(({ articles }) => articles.flatMap((article) => article.blocks));
    for (const block of blocks) {
      if (typeof block === 'string') expect(block).toMatch(/[.:]$/);
      else for (const item of block.list) expect(item).toMatch(/[.;]$/);
    }
  },
);
