import type { ReactNode } from 'react';
import styles from './home.module.css';

export function HomeSections({ children }: { children: ReactNode }) {
  return <div className={`stack page-width gap-8 ${styles.sections}`}>{children}</div>;
}

export function HomeSection({
  id,
  title,
  intro,
  links,
  children,
}: {
  id: string;
  title: string;
  intro: string;
  /** Ways on, below the rest. */
  links?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={`stack start gap-5 ${styles.section}`}>
      <div className="stack measure gap-2">
        <h2 id={id}>{title}</h2>
        <p>{intro}</p>
      </div>
      {children}
      {links && <div className="cluster gap-3">{links}</div>}
    </section>
  );
}
