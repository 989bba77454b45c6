import type { Content } from '@/lib/values/schema';
import { allBoards, type BoardHistory, boardMembers } from './boards';
import type { person, tenure } from './people-schema';

export type Person = Content<typeof person>;

/** `from[n]` and `to[n]` are years of the n-th period. */
export type Tenure = Content<typeof tenure>;

/** Tenures are in order of first taking office. */
export type Office = {
  readonly id: string;
  readonly role: string;
  readonly path: string;
  readonly tenures: readonly Tenure[];
};

export type Directory = {
  readonly people: Readonly<Record<string, Person>>;
  readonly offices: readonly Office[];
  readonly boards: readonly BoardHistory[];
};

/** Throws a RangeError for an unknown id. */
export function personOf({ people }: Directory, id: string): Person {
  const person = people[id];
  if (person === undefined) throw new RangeError(`No person has the id ${id}`);
  return person;
}

/** An office with its periods, or a role on a board with its seasons. */
export type CareerEntry =
  | { readonly role: string; readonly tenure: Pick<Tenure, 'from' | 'to'> }
  | { readonly role: string; readonly board: string; readonly seasons: readonly string[] };

/** Offices first, then boards. */
export function careerOf(
  person: string,
  { offices, boards }: Pick<Directory, 'offices' | 'boards'>,
): CareerEntry[] {
  const held = offices.flatMap(({ role, tenures }) =>
    tenures
      .filter((tenure) => tenure.person === person)
      .map(({ from, to }) => ({ role, tenure: { from, to } })),
  );
  return [...held, ...boards.flatMap((history) => onBoard(person, history))];
}

function onBoard(person: string, history: BoardHistory): CareerEntry[] {
  const seasonsByRole = new Map<string, string[]>();
  for (const { season, board } of allBoards(history)) {
    for (const { block, member } of boardMembers(board)) {
      if (member.person !== person) continue;
      const role = member.carrec ?? block;
      seasonsByRole.set(role, [...(seasonsByRole.get(role) ?? []), season]);
    }
  }
  return [...seasonsByRole].map(([role, seasons]) => ({ role, board: history.title, seasons }));
}

/** Null if no office lists the person. */
export function cardAddress(person: string, offices: readonly Office[]): string | null {
  const office = offices.find(({ tenures }) => tenures.some((tenure) => tenure.person === person));
  return office === undefined ? null : `${office.path}#${person}`;
}

/** In place of a portrait: `JF` of «Jaume Ferrer i Roca». */
export const initialsOf = (name: string): string =>
  [...name.matchAll(/(?<!\p{L})\p{Lu}/gu)].slice(0, 2).join('');
