import type { Course } from '@/lib/calendar/course';
import type { Office } from '@/lib/club/people';
import type { Membership } from '@/lib/club/types';
import type { LegalDocument } from '@/lib/legal/types';
import { agendaContradictions, performedOf } from './agenda';
import { contradiction, type Facts } from './contradictions';
import { documentText } from './document-text';
import { agendaDutyProblems, boardDutyProblems, type Duties, quoteProblems, type ToldBoards } from './duties';
import { stringsIn } from './sentences';
import { cardsOf, type ToldContent, tellingsOf, towersOf } from './tellings';
import { feeProblems, firstsUntold, greatDiadesUntold, outOfTerm } from './terms';
import { unprovedSentences, untiedSentences } from './unproved';

export type TruthReport = {
  readonly problems: readonly string[];
  readonly statements: number;
  readonly entries: number;
  readonly performances: number;
};

export type Told = ToldContent & {
  /** People whose cards mention castells. */
  readonly heads: Office;
  readonly documents: readonly LegalDocument[];
  readonly course: Pick<Course, 'agenda' | 'pauses'>;
  readonly boards: ToldBoards;
  readonly membership: Membership;
  readonly duties: Duties;
  /** How many of the best diades the texts mention. */
  readonly bestDiades: number;
};

export function truthReport(told: Told, results: Pick<Facts, 'diades' | 'scores'>): TruthReport {
  const { heads, documents, course, boards, membership, duties, bestDiades, pages, towers } = told;
  const { agenda, pauses } = course;
  const facts = { ...results, documents: documents.map(documentText) };
  const tellings = tellingsOf(told);
  const cards = cardsOf(heads);
  const pageTexts = pages.map(({ id, text }) => ({ id, texts: stringsIn(text) }));
  const texts = new Map([
    ...facts.documents.map(({ id, text }) => [id, text] as const),
    ...pageTexts.map((page) => [page.id, page.texts.join('\n')] as const),
  ]);
  // A club without results has nothing to compare with.
  const compared = () => [
    ...tellings.flatMap((telling) => [
      ...telling.says.flatMap((statement) => {
        const why = contradiction(statement, facts);
        return why ? [`${telling.where}: ${why}`] : [];
      }),
      ...[...new Set([...untiedSentences(telling), ...unprovedSentences(telling)])].map(
        (text) => `${telling.where}: nothing in "says" bears out «${text}»`,
      ),
      ...outOfTerm(telling),
    ]),
    ...firstsUntold(cards, towersOf(towers)),
    ...greatDiadesUntold(tellings, cards, facts, bestDiades),
    ...agendaContradictions(agenda, pauses, facts.diades).map((problem) => `agenda: ${problem}`),
  ];
  return {
    problems: [
      ...(facts.diades.length > 0 ? compared() : []),
      ...quoteProblems(duties, texts),
      ...agendaDutyProblems(duties, agenda),
      ...boardDutyProblems(duties, boards),
      ...feeProblems(membership, pageTexts),
    ],
    statements:
      tellings.reduce((sum, { says }) => sum + says.length, 0) +
      Object.values(duties).flat().length +
      Object.values(membership.fee).length,
    entries: tellings.filter(({ says }) => says.length > 0).length,
    performances: performedOf(agenda, facts.diades).length,
  };
}
