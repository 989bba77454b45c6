import { Prose } from '@/components/ui/text/prose';
import type { RehearsalsPage } from '@/lib/club/pages';
import styles from './answers.module.css';

export function Answers({ items }: Pick<RehearsalsPage['answers'], 'items'>) {
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
