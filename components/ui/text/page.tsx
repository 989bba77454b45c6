import type { ReactNode } from 'react';
import { SECTION_LINKS } from '@/content/interface/pages';
import { asset } from '@/lib/site/address';
import type { PageText, Section } from '@/lib/site/pages';
import { Fold } from './fold';
import styles from './page.module.css';
import { Prose } from './prose';

type PageProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Decorates the title. */
  picture?: PageText['picture'] | undefined;
  /** Ways on, below the lead. */
  links?: ReactNode;
  /** If not that of the site: the published page is in it, but for header and footer. */
  lang?: 'en';
  children?: ReactNode;
};

export function Page({ title, lead, picture, links, lang, children }: PageProps) {
  return (
    <div className={`stack page-width shrink ${styles.page}`} lang={lang}>
      <header className="stack shrink gap-4">
        <h1>{title}</h1>
        {picture && (
          <img
            className={styles.picture}
            src={asset(picture)}
            alt=""
            width={480}
            height={360}
            data-only="screen"
          />
        )}
        {lead && <p className={styles.lead}>{lead}</p>}
        {links}
      </header>
      {children}
    </div>
  );
}

type PageSectionProps = {
  id: string;
  title: ReactNode;
  /** Puts the title beside the text in wide windows. */
  titleBeside?: boolean;
  children: ReactNode;
};

export function PageSection({ id, title, titleBeside = false, children }: PageSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titol`}
      className={`stack shrink gap-4 ${styles.section}`}
      data-title-beside={titleBeside}
    >
      <h2 id={`${id}-titol`}>{title}</h2>
      {children}
    </section>
  );
}

/** Links to the sections of a long page. */
export function SectionLinks({ sections }: { sections: readonly Pick<Section, 'id' | 'title'>[] }) {
  return (
    <nav aria-label={SECTION_LINKS} data-only="screen">
      <ul className={`cluster gap-0 gap-x-4 ${styles.ways}`}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function TextSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, paragraphs, list }) => (
    <PageSection key={id} id={id} title={title} titleBeside>
      <Prose paragraphs={paragraphs} list={list} />
    </PageSection>
  ));
}

/** Goes into `Folds`. */
export function FoldedSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, paragraphs, list }) => (
    <Fold key={id} id={id} title={title} level={2}>
      <Prose paragraphs={paragraphs} list={list} />
    </Fold>
  ));
}
