import { allBoards, type BoardHistory, boardMembers } from '@/lib/club/boards';
import { compareSeasons } from '@/lib/dates/seasons';
import type { Duties } from './duties';

export type ToldBoards = {
  readonly technical: BoardHistory;
  readonly direction: BoardHistory;
  readonly commission: BoardHistory;
};

export function boardDutyProblems({ teams, apart }: Duties, boards: ToldBoards): string[] {
  return [
    ...teams.flatMap(({ source, team, least, since }) =>
      allBoards(boards.technical)
        .filter(({ season }) => compareSeasons(season, since) >= 0)
        .flatMap(({ season, board }) =>
          board.junta
            .filter(
              ({ titol, components }) => (team === undefined || titol === team) && components.length < least,
            )
            .map(
              ({ titol }) => `board ${season}: ${titol} has fewer than ${least}, which ${source} asks for`,
            ),
        ),
    ),
    ...apart.flatMap(({ source }) =>
      onBoth(boards).map((person) => `commission: ${person} is on another board, against ${source}`),
    ),
  ];
}

/** The work group is open to everybody. */
function onBoth({ commission, direction, technical }: ToldBoards): string[] {
  const others = [direction, technical].flatMap(({ s }) =>
    boardMembers(s).map(({ member }) => member.person),
  );
  return boardMembers({ ...commission.s, junta: [] }).flatMap(({ member: { person } }) =>
    person !== undefined && others.includes(person) ? [person] : [],
  );
}
