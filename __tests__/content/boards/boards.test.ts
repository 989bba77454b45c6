import { ANCHOR } from '@/__tests__/builders/laws';
import { boards } from '@/content/boards/boards';
import { people } from '@/content/people/people';
import { type BoardPage, boardMembers, boardSeasons, findBoard, pastSeasons } from '@/lib/club/boards';
import { compareSeasons, parseSeason } from '@/lib/dates/seasons';
import { linksOf, resolves } from '../../builders/content-links';

const boardsOf = (history: BoardPage) =>
  boardSeasons(history).flatMap((season) => findBoard(history, season)?.board ?? []);

describe.each<BoardPage>(boards)('$title', (history) => {
  test('has a board for each season, well formed, and the current one is the last', () => {
    expect(boardsOf(history)).toHaveLength(Object.keys(history.i).length + 1);
    expect(parseSeason(history.currentSeason)).not.toBeNull();
    for (const past of pastSeasons(history)) {
      expect(compareSeasons(past, history.currentSeason)).toBeLessThan(0);
    }
  });

  test('every member is a known person or has a name', () => {
    const members = boardsOf(history).flatMap(boardMembers);
    expect(members).not.toHaveLength(0);
    for (const { member } of members) {
      if (member.person === undefined) expect(member.nom).toMatch(/\S/);
      else expect(Object.keys(people)).toContain(member.person);
    }
  });

  test('separators stand between members', () => {
    for (const { direccio } of boardsOf(history)) {
      const marks = direccio.components.map((part) => (part === 'separador' ? '-' : 'x')).join('');
      expect(marks).toMatch(/^x+(-x+)*$/);
    }
  });

  test('its address can be one, and its introduction leads to what exists', () => {
    expect(history.path.slice(1)).toMatch(ANCHOR);
    expect(linksOf(history.intro).filter((link) => !resolves(link))).toEqual([]);
  });
});
