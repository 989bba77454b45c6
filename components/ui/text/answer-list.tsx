import type { Answers } from '@/lib/club/types';
import styles from './answer-list.module.css';
import { Prose } from './prose';

/** Short questions with their answers, each with an anchor. */
export function AnswerList({ items }: Pick<Answers, 'items'>) {
  return (
    <div className={styles.answers}>
      {items.map(({ id, question, answer }) => (
        <section key={id} id={id} aria-labelledby={`${id}-pregunta`} className={styles.answer}>
          <h3 id={`${id}-pregunta`}>{question}</h3>
          <Prose paragraphs={[answer]} />
        </section>
      ))}
    </div>
  );
}
