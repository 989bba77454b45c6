import type { AgendaItem } from '@/lib/calendar/agenda';
import type { Pause } from '@/lib/calendar/rehearsals';
import type { Diada } from '@/lib/diades/types';
import { agendaContradictions, performedOf } from './agenda';
import { contradiction } from './contradictions';
import type { Telling } from './statement';
import { untiedSentences } from './untied';

export type TruthReport = {
  /** Begin with the place to fix. */
  readonly problems: readonly string[];
  readonly statements: number;
  readonly entries: number;
  readonly performances: number;
};

export function truthReport(
  tellings: readonly Telling[],
  agenda: readonly AgendaItem[],
  pauses: readonly Pause[],
  diades: readonly Diada[],
): TruthReport {
  const tied = tellings.filter(({ says }) => says.length > 0);
  return {
    problems: [
      ...tied.flatMap(({ where, says }) =>
        says.flatMap((statement) => {
          const why = contradiction(statement, diades);
          return why ? [`${where}: ${why}`] : [];
        }),
      ),
      ...tellings.flatMap((telling) =>
        untiedSentences(telling).map((text) => `${telling.where}: nothing in "says" bears out «${text}»`),
      ),
      ...agendaContradictions(agenda, pauses, diades).map((problem) => `agenda: ${problem}`),
    ],
    statements: tied.reduce((sum, { says }) => sum + says.length, 0),
    entries: tied.length,
    performances: performedOf(agenda, diades).length,
  };
}
