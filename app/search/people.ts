import { careerDates, careerRole } from '@/content/interface/club';
import { roleWithDates } from '@/content/interface/search-results';
import { boards, directory } from '@/content/people/directory';
import {
  allBoards,
  type Board,
  type BoardHistory,
  boardMembers,
  findBoard,
  pastSeasons,
} from '@/lib/club/boards';
import { type CareerEntry, cardAddress, careerOf, type Directory, personOf } from '@/lib/club/people';
import type { SearchEntry } from '@/lib/search/entry';

const club: Directory = directory;
const histories: readonly BoardHistory[] = boards;

/** Each year of an office, the last one included. A term that goes on has the year of its start. */
function yearsOf(entry: CareerEntry): string[] {
  if ('board' in entry) return [...entry.seasons];
  const { from, to } = entry.tenure;
  return from.flatMap((start, period) => {
    const end = to[period] ?? start;
    return Array.from({ length: end - start + 1 }, (_, year) => String(start + year));
  });
}

/** Page of the newest board with the person, that of the current board if its season has none. */
function boardAddress(person: string): string | undefined {
  const seats = histories.flatMap((history) =>
    allBoards(history)
      .filter(({ board }) => boardMembers(board).some(({ member }) => member.person === person))
      .map(({ season }) => ({ history, season })),
  );
  const last = seats.sort((a, b) => a.season.localeCompare(b.season)).at(-1);
  if (!last) return undefined;
  const { history, season } = last;
  return pastSeasons(history).includes(season) ? `${history.path}/${season}` : history.path;
}

function personEntry(person: string): SearchEntry[] {
  const address = cardAddress(person, club.offices) ?? boardAddress(person);
  if (address === undefined) return [];
  const { name, mote } = personOf(club, person);
  const career = careerOf(person, club);
  return [
    {
      kind: 'person',
      address,
      title: mote ? `${name}, «${mote}»` : name,
      names: [mote, ...career.flatMap((entry) => [entry.role, ...yearsOf(entry)])].join(' '),
      text: career.map((entry) => roleWithDates(careerRole(entry), careerDates(entry))).join('. '),
    },
  ];
}

function memberNames(board: Board): string[] {
  return boardMembers(board).map(({ member }) =>
    member.person === undefined ? member.nom : personOf(club, member.person).name,
  );
}

/** By the address of its page. */
export const currentMembers: Readonly<Record<string, string>> = Object.fromEntries(
  histories.map(({ path, s }) => [path, memberNames(s).join(', ')]),
);

/** Past boards. */
function boardEntries(history: BoardHistory): SearchEntry[] {
  return pastSeasons(history).flatMap((season) => {
    const found = findBoard(history, season);
    return found
      ? [
          {
            kind: 'page' as const,
            address: `${history.path}/${season}`,
            title: `${history.title}, ${season}`,
            text: memberNames(found.board).join(', '),
          },
        ]
      : [];
  });
}

/** People with what they have been, and the boards of past seasons. */
export const peopleEntries: readonly SearchEntry[] = [
  ...Object.keys(club.people).flatMap(personEntry),
  ...histories.flatMap(boardEntries),
];
