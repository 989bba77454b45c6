import { factWords, holds } from './facts';
import type { Facts, Paragraph, PassageId } from './passage';

/** A question of the night. Any of the facts answers it: `carried` ones at every ending, others at their ending. */
export type Question = {
  readonly carried: readonly Facts[];
  readonly endings: Readonly<Record<PassageId, readonly Facts[]>>;
  /** Shown after an ending, without the answer. */
  readonly answered: string;
  readonly open: string;
};

const answersAt = (id: PassageId, { carried, endings }: Question): readonly Facts[] => [
  ...carried,
  ...(endings[id] ?? []),
];

export const isAnswered = (id: PassageId, facts: Facts, question: Question): boolean =>
  answersAt(id, question).some((when) => holds(when, facts));

/** Tells after an ending which questions this night has answered, and what it has left: `undone` has texts by fact. */
export const summaryOf = (
  id: PassageId,
  questions: readonly Question[],
  undone: Readonly<Record<string, string>>,
): readonly Paragraph[] => [
  ...questions.map((question): Paragraph => {
    const words = answersAt(id, question).map(factWords);
    if (words.includes('')) return question.answered;
    return {
      neutral: question.open,
      forms: Object.fromEntries(words.map((when) => [when, question.answered])),
    };
  }),
  ...Object.entries(undone).map(([when, text]) => ({ forms: { [when]: text } })),
];
