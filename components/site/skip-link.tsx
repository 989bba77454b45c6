import { SITE_TEXTS } from '@/content/interface/site';
import styles from './skip-link.module.css';

/** First stop of the Tab key on every page. The layouts' `<main>` carries the id. */
export function SkipLink() {
  return (
    <a href="#contingut" className={styles.skip}>
      {SITE_TEXTS.skip}
    </a>
  );
}
