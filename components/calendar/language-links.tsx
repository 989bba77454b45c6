import { assajos } from '@/content/pages/assajos';
import type { RehearsalsPage } from '@/lib/club/types';
import styles from './language-links.module.css';

/** Links from the first screen to the greetings in other languages. */
export function LanguageLinks() {
  const { welcome, greetings = [] }: RehearsalsPage = assajos;
  return (
    <ul className={styles.links}>
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
