import type { ReactNode } from 'react';
import type { Section } from '@/lib/site/page-text';
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

type PageSectionProps = {
  /** Anchor of the section. */
  id: string;
  title: ReactNode;
  /** Running text reads better beside its title than below it, where the window is wide enough. */
  titleBeside?: boolean;
  children: ReactNode;
};

/** A titled part of a page, with its own anchor. */
export function PageSection({ id, title, titleBeside = false, children }: PageSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titol`}
      className={styles.section}
      data-title-beside={titleBeside}
    >
      <h2 id={`${id}-titol`}>{title}</h2>
      {children}
    </section>
  );
}

/** Sections of running text from a content file. */
export function TextSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, paragraphs, list }) => (
    <PageSection key={id} id={id} title={title} titleBeside>
      <Prose paragraphs={paragraphs} list={list} />
    </PageSection>
  ));
}
