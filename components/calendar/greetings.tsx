import { PageSection } from '@/components/ui/text/page';
import { Prose } from '@/components/ui/text/prose';
import { assajos } from '@/content/pages/assajos';
import type { RehearsalsPage } from '@/lib/club/types';
import styles from './greetings.module.css';

/** A few lines for each language that has no welcome of its own. */
export function Greetings() {
  const { greetings = [] }: RehearsalsPage = assajos;
  return greetings.map(({ lang, id, title, paragraphs }) => (
    <div key={id} lang={lang}>
      <PageSection id={id} title={title} titleBeside>
        <Prose paragraphs={paragraphs} />
      </PageSection>
    </div>
  ));
}

/** Links from the first screen to the greetings in other languages. */
export function LanguageLinks() {
  const { welcome, greetings = [] }: RehearsalsPage = assajos;
  return (
    <ul className={styles.links} data-only="screen">
      {[welcome, ...greetings].map(({ id, lang, title }) => (
        <li key={id}>
          <a href={`#${id}`} lang={lang} hrefLang={lang}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
