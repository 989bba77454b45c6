import { type ReactNode, useId } from 'react';
import styles from './card.module.css';
import { PageLink } from './page-link';

type CardProps = {
  title: ReactNode;
  level?: 2 | 3;
  picture?: ReactNode;
  detail?: ReactNode;
  /** Makes the whole card a link. */
  href?: string;
};

export function Card({ title, level = 3, picture, detail, href }: CardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={`row panel ${styles.card}`} aria-labelledby={id}>
      {picture && <div className="sunken">{picture}</div>}
      <div className="stack gap-1 pad-4">
        <Heading id={id} className={styles.title}>
          {href ? <PageLink href={href}>{title}</PageLink> : title}
        </Heading>
        {detail && <p className="note">{detail}</p>}
      </div>
    </article>
  );
}
