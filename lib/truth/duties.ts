import type { AgendaItem } from '@/lib/calendar/course';
import { allBoards, type BoardHistory, boardMembers } from '@/lib/club/boards';
import { compareSeasons, type Season } from '@/lib/dates/seasons';
import { sentencesOf } from './sentences';

/** What documents and pages oblige other content to state. `source` is the id of a document or page. */
export type Duties = {
  /** Words of a document that a page repeats in its own. */
  readonly echoes: readonly (Source & { readonly page: string; readonly says: string })[];
  /** Activities of the agenda in each of the months, from 1. `title` is a part of theirs. */
  readonly promises: readonly (Source & { readonly title: string; readonly months: readonly number[] })[];
  /** A sentence of the agenda with all words of `about` must have `needs`. */
  readonly wordings: readonly (Source & { readonly about: readonly string[]; readonly needs: string })[];
  /** Activities state their price, and a lower one if they are not free. */
  readonly prices: readonly (Source & { readonly except: readonly string[] })[];
  /** Minimum of people. Without `team`, of each team of the technical board. */
  readonly teams: readonly (Source & {
    readonly team?: string;
    readonly least: number;
    readonly since: Season;
  })[];
  /** No member of the commission is on another board. */
  readonly apart: readonly Source[];
};

type Source = { readonly source: string; readonly quote: string };

type Texts = ReadonlyMap<string, string>;

export function quoteProblems(duties: Duties, texts: Texts): string[] {
  const sources: readonly Source[] = Object.values(duties).flat();
  const echoed = duties.echoes.map(({ page, says }) => ({ source: page, quote: says }));
  return [...sources, ...echoed]
    .filter(({ source, quote }) => !texts.get(source)?.includes(quote))
    .map(({ source, quote }) => `${source}: does not say «${quote}»`);
}

export function agendaDutyProblems(
  { promises, wordings, prices }: Duties,
  agenda: readonly AgendaItem[],
): string[] {
  return [
    ...promises.flatMap(({ source, title, months }) =>
      months
        .filter((month) => !agenda.some((item) => item.title.includes(title) && isInMonth(item, month)))
        .map((month) => `agenda: no «${title}» in month ${month}, which ${source} promises`),
    ),
    ...wordings.flatMap(({ source, about, needs }) =>
      agenda.flatMap(({ id, description, howToGet = '' }) =>
        sentencesOf([description, howToGet])
          .filter((sentence) => about.every((word) => hasWord(sentence, word)) && !hasWord(sentence, needs))
          .map((sentence) => `agenda: ${id}: «${sentence}» lacks «${needs}», which ${source} asks for`),
      ),
    ),
    ...prices.flatMap(({ source, except }) => [
      ...agenda
        .filter(({ kind, id }) => kind === 'activitat' && !except.includes(id))
        .filter(({ description }) => !tellsPrice(description))
        .map(({ id }) => `agenda: ${id}: no full price and cheap option, which ${source} asks for`),
      ...except
        .filter((id) => !agenda.some((item) => item.id === id))
        .map((id) => `agenda: ${id}: without price, and not there`),
    ]),
  ];
}

const isInMonth = ({ date }: AgendaItem, month: number) => Number(date.slice(5, 7)) === month;

const hasWord = (sentence: string, word: string) => sentence.toLowerCase().includes(word);

/** "Gratuït", or two prices. The second may be a figure alone. */
function tellsPrice(description: string): boolean {
  if (/\bgratu[ïi]t/i.test(description)) return true;
  const [first, ...rest] = description.split(/(?<=\d) euros/);
  return first !== undefined && rest.length > 0 && /\d/.test(rest.join(''));
}

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

/** The work group is open to all members. */
function onBoth({ commission, direction, technical }: ToldBoards): string[] {
  const others = [direction, technical].flatMap(({ s }) =>
    boardMembers(s).map(({ member }) => member.person),
  );
  return boardMembers({ ...commission.s, junta: [] }).flatMap(({ member: { person } }) =>
    person !== undefined && others.includes(person) ? [person] : [],
  );
}
