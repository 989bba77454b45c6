import { type Board, type BoardHistory, boardMembers, SEPARATOR } from '@/lib/club/boards';
import type { Person, Tenure } from '@/lib/club/people';
import { parseSeason } from '@/lib/dates/seasons';

import { at, idProblems, type Problem, problem, repeatedProblems, suggestion } from './problem';

function boardProblems(season: string, board: Board, people: readonly string[]): Problem[] {
  const parts = board.direccio.components;
  const lost = parts.some(
    (part, index) =>
      part === SEPARATOR && (index === 0 || [undefined, SEPARATOR].includes(parts[index + 1] as never)),
  );
  return at(season, [
    ...(lost ? [`'${SEPARATOR}' stands between two members: not first, last or twice.`] : []),
    ...boardMembers(board).flatMap(({ block, member: { person, nom } }) => {
      if (person !== undefined) return oneOfPeople(person, people, ', or write `nom`');
      return nom?.trim() ? [] : [`a member of "${block}" has neither \`person\` nor \`nom\`.`];
    }),
  ]);
}

function oneOfPeople(id: string, people: readonly string[], otherwise = ''): string[] {
  if (people.includes(id)) return [];
  const help = suggestion(id, people) || ` Add it to content/people/people.ts${otherwise}.`;
  return [`unknown person "${id}".${help}`];
}

export function historyProblems(history: BoardHistory, people: readonly string[]): Problem[] {
  const { currentSeason, s, i } = history;
  const past: Readonly<Record<string, Board>> = i;
  const seasonProblem = (season: string) =>
    parseSeason(season) === null
      ? at(season, [`${season} is not a season. Write two years in a row, as 2026-2027.`])
      : [];
  return [
    ...[currentSeason, ...Object.keys(past)].flatMap(seasonProblem),
    ...Object.keys(past)
      .filter((season) => season >= currentSeason)
      .map((season) =>
        problem(season, `a past board cannot be of the current season, ${currentSeason}, or later.`),
      ),
    ...boardProblems(currentSeason, s, people),
    ...Object.entries<Board>({ ...past, ...history.alongside }).flatMap(([season, board]) =>
      boardProblems(season, board, people),
    ),
  ];
}

export function tenureProblems(tenures: readonly Tenure[], people: readonly string[]): Problem[] {
  const twice = repeatedProblems(
    tenures.map(({ person }) => person),
    'person',
  );
  const found = tenures.flatMap(({ person, from, to, text }) =>
    at(person, [
      ...(text.some((paragraph) => !paragraph.trim()) ? ['a paragraph is empty.'] : []),
      ...oneOfPeople(person, people),
      ...(from.length === to.length ? [] : ['`from` and `to` need a year for each period.']),
      ...from.flatMap((year, index) => {
        const end = to[index];
        return typeof end === 'number' && end < year
          ? [`it ends in ${end}, before it begins in ${year}.`]
          : [];
      }),
    ]),
  );
  return [...twice, ...found];
}

export function peopleProblems(people: Readonly<Record<string, Person>>): Problem[] {
  return [
    ...idProblems(Object.keys(people)),
    ...repeatedProblems(
      Object.values(people).map(({ name }) => name),
      'name',
    ),
    ...Object.entries(people).flatMap(([id, { name }]) =>
      name?.trim() ? [] : at(id, ['the name is empty.']),
    ),
  ];
}
