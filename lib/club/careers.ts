import { type BoardHistory, boardMembers, findBoard, pastSeasons } from './boards';
import type { Directory, Office } from './people';
import { formatPeriods } from './words';

export type CareerEntry = {
  readonly role: string;
  /** Absent for offices. */
  readonly board?: string;
  readonly when: string;
};

/** Offices first, then boards. */
export function careerOf(
  person: string,
  { offices, boards }: Pick<Directory, 'offices' | 'boards'>,
): CareerEntry[] {
  const held = offices.flatMap(({ role, tenures }) =>
    tenures
      .filter((tenure) => tenure.person === person)
      .map((tenure) => ({ role, when: formatPeriods(tenure.from, tenure.to) })),
  );
  return [...held, ...boards.flatMap((history) => onBoard(person, history))];
}

function onBoard(person: string, history: BoardHistory): CareerEntry[] {
  const seasonsByRole = new Map<string, string[]>();
  for (const season of [...pastSeasons(history), history.currentSeason]) {
    const found = findBoard(history, season);
    if (found === null) continue;
    for (const { block, member } of boardMembers(found.board)) {
      if (member.person !== person) continue;
      const role = member.carrec ?? block;
      seasonsByRole.set(role, [...(seasonsByRole.get(role) ?? []), season]);
    }
  }
  return [...seasonsByRole].map(([role, seasons]) => ({
    role,
    board: history.title,
    when: seasons.join(', '),
  }));
}

/** Returns null if no office lists the person. */
export function cardAddress(person: string, offices: readonly Office[]): string | null {
  const office = offices.find(({ tenures }) => tenures.some((tenure) => tenure.person === person));
  return office === undefined ? null : `${office.path}#${person}`;
}
