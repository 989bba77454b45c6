import { wayOf } from '@/lib/castle-game/engine/ways';
import { CONTEXTS, type Context, GAME_OUTCOMES, type Mission } from '@/lib/castle-game/types';
import type { Era, TimelineEvent } from '@/lib/club/types';
import { isCalendarDate } from '@/lib/dates/days';
import { isoPartialDate } from '@/lib/dates/formats';
import type { MemoryEntry } from '@/lib/games/memory/pairs';
import type { CatalogueTower } from '@/lib/towers/catalogue';

import { at, codeProblem, idProblems, oneOf, type Problem, repeatedProblems, suggestion } from './problem';

export function timelineProblems(events: readonly TimelineEvent[], clubs: readonly string[]): Problem[] {
  return [
    ...idProblems(events.map(({ id }) => id)),
    ...orderProblems(events),
    ...events.flatMap(({ id, date, color, image }) =>
      at(id, [
        ...(date === null ? [] : partialDateProblem(date)),
        ...oneOf(color, clubs, 'club'),
        ...(image && 'code' in image ? codeProblem(image.code) : []),
      ]),
    ),
  ];
}

/** Dates that are known in part are compared as far as both are. */
function orderProblems(events: readonly TimelineEvent[]): Problem[] {
  const dated = events.flatMap(({ id, date }) => (date ? [{ id, date: isoPartialDate(date) }] : []));
  return dated.flatMap(({ id, date }, index) => {
    const before = dated[index - 1]?.date ?? '';
    const shared = Math.min(before.length, date.length);
    return date.slice(0, shared) < before.slice(0, shared)
      ? at(id, [`${date} stands below ${before}. Put events in the order of their dates.`])
      : [];
  });
}

function partialDateProblem({ year, month, day }: NonNullable<TimelineEvent['date']>): string[] {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  const date = `${digits(year, 4)}-${digits(month ?? 1, 2)}-${digits(day ?? 1, 2)}`;
  if (day !== undefined && month === undefined) return ['a date with a day needs its month.'];
  if (month !== undefined && !(month >= 1 && month <= 12)) return [`${month} is not a month. Write 1 to 12.`];
  return isCalendarDate(date) ? [] : [`${date} does not exist.`];
}

export function towerProblems(towers: readonly CatalogueTower[]): Problem[] {
  return towers.flatMap(({ code, text, gallery }) =>
    at(code, [
      ...codeProblem(code),
      ...(text.length >= 2 && text.length <= 4 ? [] : [`paragraphs: ${text.length}. Write two to four.`]),
      ...(gallery?.length === 1 ? ['a gallery needs two pictures or none.'] : []),
    ]),
  );
}

export function eraProblems(eras: readonly Era[]): Problem[] {
  return [
    ...idProblems(eras.map(({ id }) => id)),
    ...eras.flatMap(({ id, paragraphs, picture }) =>
      at(id, [...(paragraphs.length > 0 ? [] : ['it has no paragraph.']), ...codeProblem(picture.code)]),
    ),
  ];
}

/** `known`: codes of the castle game; `rehearsed`: those that no performance has. */
export function missionProblems(
  missions: readonly Mission[],
  known: readonly string[],
  rehearsed: readonly string[],
): Problem[] {
  return [
    ...repeatedProblems(
      missions.map(({ title }) => title),
      'title',
    ),
    ...missions.flatMap(({ title, objectives, rewards, after }, index) => {
      const asked = CONTEXTS.flatMap((context) =>
        (objectives[context] ?? []).map((objective) => ({ context, ...objective })),
      );
      return at(title, [
        ...Object.keys(objectives).flatMap((context) => oneOf(context, CONTEXTS, 'kind of day')),
        ...(asked.length > 0 ? [] : ['it asks for nothing: `objectives` is empty.']),
        ...asked.flatMap(({ context, code, outcome, amount = 1 }) => [
          ...(wayOf(code) ? wayProblems(code, outcome, context) : oneOfTowers(code, known)),
          ...oneOf(outcome, GAME_OUTCOMES, 'outcome'),
          ...(Number.isInteger(amount) && amount > 0 ? [] : [`\`amount\` cannot be ${amount}.`]),
          ...(context === 'performance' && rehearsed.includes(code)
            ? [`no performance has ${code}: ask for it under \`rehearsal\`.`]
            : []),
        ]),
        ...(after === undefined || missions.slice(0, index).some((one) => one.title === after)
          ? []
          : [`"${after}" is no mission above this one.`]),
        ...rewards.flatMap(({ type, amount }) => [
          ...oneOf(type, ['members'], 'reward'),
          ...(Number.isInteger(amount) && amount > 0 ? [] : [`a reward cannot be ${amount}.`]),
        ]),
      ]);
    }),
  ];
}

/** Only a first time can also be asked for in a rehearsal. */
const wayProblems = (way: string, outcome: string, context: Context): string[] => [
  ...(outcome === 'descarregat' ? [] : [`"${way}" is always descarregat.`]),
  ...(context === 'performance' || way === 'primer cop'
    ? []
    : [`"${way}" is of a whole performance: ask for it under \`performance\`.`]),
];

const oneOfTowers = (code: string, known: readonly string[]): string[] =>
  known.includes(code)
    ? []
    : [
        `the castle game has no "${code}".${suggestion(code, known) || ' Its castells are in content/castle-game/scored-towers.ts.'}`,
      ];

export function memoryProblems(pairs: readonly MemoryEntry[], cards: readonly string[]): Problem[] {
  return pairs.flatMap((pair, index) =>
    at(`pair ${index + 1}`, pair.kind === 'named' ? oneOf(pair.card, cards, 'card') : codeProblem(pair.code)),
  );
}
