import type { ReactNode } from 'react';
import { type ButtonKind, ButtonLink } from '@/components/ui/button';
import { home } from '@/content/pages/home';
import { rehearsals } from '@/content/rehearsals';
import styles from './hero.module.css';

const kinds: readonly ButtonKind[] = ['join', 'accent', 'quiet'];

/** First screen: what the club says of itself, where to go, when to come, and a tower standing on its pinya. */
export function Hero({ picture }: { picture: ReactNode }) {
  return (
    <section className={styles.hero} aria-labelledby="titol">
      <div className={styles.words}>
        <h1 id="titol" className={styles.title}>
          {home.title}
        </h1>
        <p className={styles.lead}>{home.lead}</p>
        <div className={styles.actions}>
          {home.actions.map(({ label, link }, index) => (
            <ButtonLink key={link} href={link} kind={kinds[index] ?? 'quiet'}>
              {label}
            </ButtonLink>
          ))}
        </div>
        <dl className={styles.times}>
          {rehearsals.map(({ id, weekday, from, to }) => (
            <div key={id}>
              <dt>{weekday}</dt>
              <dd>
                {from}–{to}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.picture}>
        <div className={styles.disc} />
        {picture}
      </div>
    </section>
  );
}
