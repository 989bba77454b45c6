import { Fold } from '@/components/ui/text/fold';
import { Prose } from '@/components/ui/text/prose';
import { assajos } from '@/content/pages/assajos';
import type { RehearsalsPage } from '@/lib/club/types';
import styles from './greetings.module.css';

/** A few lines for each language that has no welcome of its own. */
export function Greetings() {
  const { greetings = [] }: RehearsalsPage = assajos;
  return greetings.map(({ lang, id, title, paragraphs }) => (
    <Fold key={id} id={id} title={title} level={2} lang={lang}>
      <Prose paragraphs={paragraphs} />
    </Fold>
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
