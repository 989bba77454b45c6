import type { ReactNode } from 'react';
import type { Section } from '@/content/types';
import styles from './page.module.css';
import { Prose } from './prose';

/** An ordinary page: its one `h1`, an opening line, and what the page is about. */
export function Page({
  title,
  lead,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

/** A titled part of a page, with its own anchor. */
export function PageSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-titol`} className={styles.section}>
      <h2 id={`${id}-titol`}>{title}</h2>
      {children}
    </section>
  );
}

/** Sections of running text from a content file. */
export function TextSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, paragraphs, list }) => (
    <PageSection key={id} id={id} title={title}>
      <Prose paragraphs={paragraphs} list={list} />
    </PageSection>
  ));
}
