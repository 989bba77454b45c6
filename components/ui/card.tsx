import type { ReactNode } from 'react';
import styles from './card.module.css';
import { PageLink } from './page-link';

type CardProps = {
  title: ReactNode;
  /** Heading level that fits the page the card stands on. */
  level?: 2 | 3;
  picture?: ReactNode;
  detail?: ReactNode;
  /** The whole card answers to this link; without it the card is not interactive. */
  href?: string;
};

export function Card({ title, level = 3, picture, detail, href }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>
        <Heading className={styles.title}>{href ? <PageLink href={href}>{title}</PageLink> : title}</Heading>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
    </article>
  );
}
