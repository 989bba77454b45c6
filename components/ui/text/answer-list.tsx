import type { Answers } from '@/lib/club/types';
import { Fold, Folds } from './fold';
import { Prose } from './prose';

/** Short questions, each with an anchor, that open their answers. */
export function AnswerList({ items }: Pick<Answers, 'items'>) {
  return (
    <Folds>
      {items.map(({ id, question, answer }) => (
        <Fold key={id} id={id} title={question} level={3}>
          <Prose paragraphs={[answer]} />
        </Fold>
      ))}
    </Folds>
  );
}
