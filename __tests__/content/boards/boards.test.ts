import { linksOf, resolves } from '@/__tests__/builders/content-links';
import { ANCHOR } from '@/__tests__/builders/laws';
import { boards } from '@/content/boards/boards';
import { people } from '@/content/people/people';
import { allBoards, type BoardPage, boardMembers } from '@/lib/club/boards';
import { parseSeason } from '@/lib/dates/seasons';

const boardsOf = (history: BoardPage) => allBoards(history).map(({ board }) => board);

describe.each<BoardPage>(boards)('$title', (history) => {
  test('has a board for each season, well formed, and the current one is the last', () => {
    const { i, alongside = {}, currentSeason } = history;
    const seasons = allBoards(history).map(({ season }) => season);
    expect(seasons).toHaveLength(Object.keys(i).length + Object.keys(alongside).length + 1);
    expect(seasons.at(-1)).toBe(currentSeason);
    expect(parseSeason(history.currentSeason)).not.toBeNull();
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
