import type { IllustratedSection } from '@/lib/site/pages';
import styles from './illustrated-sections.module.css';
import { PageSection } from './page';
import { Photo } from './photo';
import { Prose } from './prose';

/** Pictures are beside their sections, alternating sides. */
export function IllustratedSections({ sections }: { sections: readonly IllustratedSection[] }) {
  return (
    <div className="stack gap-7">
      {sections.map(({ id, title, paragraphs, list, picture }) => (
        <div key={id} className={`stack gap-5 gap-x-7 ${styles.pair}`}>
          <PageSection id={id} title={title}>
            <Prose paragraphs={paragraphs} list={list} />
          </PageSection>
          {picture && (
            <div className={`fill ${styles.picture}`} data-only="screen">
              <Photo link={picture.link} alt={picture.alt} sizes="(width < 40rem) 75vw, 26rem" />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
