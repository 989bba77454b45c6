import type { AboutPage } from '@/lib/club/types';
import styles from './fact-row.module.css';

type FactRowProps = AboutPage['summary'];

export function FactRow({ title, facts }: FactRowProps) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="numeros" className="stack gap-4">
      <h2 id="numeros">{title}</h2>
      <dl className={`grid gap-4 ${styles.facts}`}>
        {facts.map(({ id, value, label }) => (
          <div key={id} className={`row gap-1 ${styles.fact}`}>
            <dt className="note">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
