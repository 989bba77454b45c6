import { boards } from '@/content/boards/boards';
import { direccio } from '@/content/boards/direccio';
import { tecnica } from '@/content/boards/tecnica';
import { heads } from '@/content/people/heads';
import { people } from '@/content/people/people';
import { presidents } from '@/content/people/presidents';
import { type BoardPage, boardMembers, findBoard, pastSeasons } from '@/lib/club/boards';
import type { Office } from '@/lib/club/people';
import { compareSeasons, parseSeason, type Season } from '@/lib/dates/seasons';
import { linksOf, resolves } from '../../builders/content-links';

const seasonsOf = (history: BoardPage): Season[] => [...pastSeasons(history), history.currentSeason];

/** Who held an office when a season began: the one whose period starts last before the winter. */
function holderIn({ tenures }: Office, season: Season): string | undefined {
  const start = parseSeason(season) ?? 0;
  const holds = (from: number, to: number | null | undefined) => from <= start && (to ?? 9999) > start;
  return tenures.find(({ from, to }) => from.some((year, index) => holds(year, to[index])))?.person;
}

function withRole(history: BoardPage, season: Season, role: string): string | undefined {
  const board = findBoard(history, season)?.board;
  return board && boardMembers(board).find(({ member }) => member.carrec === role)?.member.person;
}

describe.each<BoardPage>(boards)('$title', (history) => {
  test('seasons are well formed and the current one is the last', () => {
    expect(pastSeasons(history)).toHaveLength(Object.keys(history.i).length);
    for (const past of pastSeasons(history)) {
      expect(compareSeasons(past, history.currentSeason)).toBeLessThan(0);
    }
    expect(parseSeason(history.currentSeason)).not.toBeNull();
  });

  test('every member is a known person', () => {
    for (const season of seasonsOf(history)) {
      const found = findBoard(history, season);
      if (found === null) throw new Error(`No board in ${season}`);
      for (const { member } of boardMembers(found.board))
        expect(Object.keys(people)).toContain(member.person);
    }
  });

  test('separators stand between members', () => {
    for (const season of seasonsOf(history)) {
      const line = findBoard(history, season)?.board.direccio.components ?? [];
      const marks = line.map((part) => (part === 'separador' ? '-' : 'x')).join('');
      expect(marks).toMatch(/^x+(-x+)*$/);
    }
  });

  test('the introduction links to pages that exist', () => {
    const links = linksOf(history.intro);
    expect(links).not.toHaveLength(0);
    expect(links.filter((link) => !resolves(link))).toEqual([]);
  });
});

test.each(seasonsOf(direccio))(
  'the direction board of %s agrees with the lists of presidents and heads',
  (season) => {
    expect(withRole(direccio, season, 'Presidència')).toBe(holderIn(presidents, season));
    expect(withRole(direccio, season, 'Cap de colla')).toBe(holderIn(heads, season));
  },
);

test.each(seasonsOf(tecnica))('the technical board of %s agrees with the list of heads', (season) => {
  expect(withRole(tecnica, season, 'Cap de colla')).toBe(holderIn(heads, season));
});
