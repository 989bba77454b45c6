import { existsSync } from 'node:fs';
import { type BoardPage, boardMembers, pastSeasons } from '@/lib/club/boards';
import { cardAddress } from '@/lib/club/people';
import { stays } from '@/scripts/check/club/move-in';
import { direccio } from '@/starter/content/boards/direccio';
import { tecnica } from '@/starter/content/boards/tecnica';
import { heads } from '@/starter/content/people/heads';
import { presidents } from '@/starter/content/people/presidents';
import { story } from '@/starter/content/story';
import { towers } from '@/starter/content/towers';

// What a club may go without, and a browser test tries only where a club has it: the starter has all of it.

test('the starter has galleries of each length that is tried', () => {
  const lengths = towers.map(({ gallery = [] }) => gallery.length);
  expect(lengths).toContain(2);
  expect(Math.max(...lengths)).toBeGreaterThanOrEqual(3);
});

test('the starter has past boards, with people who have cards', () => {
  const boards: readonly BoardPage[] = [direccio, tecnica];
  const past = boards.flatMap((board) => pastSeasons(board).map((season) => board.i[season]));
  const people = past.flatMap((board) => (board ? boardMembers(board) : []));
  const cards = people.flatMap(({ member: { person } }) =>
    person ? [cardAddress(person, [heads, presidents])] : [],
  );
  expect(cards.filter((card) => card !== null)).not.toEqual([]);
});

test('the starter tells a story that remembers', () => {
  expect(story.filter(({ sets }) => sets)).not.toEqual([]);
});

test.each(stays)('%s, which stays for every club, exists', (path) => {
  expect(existsSync(path)).toBe(true);
});
