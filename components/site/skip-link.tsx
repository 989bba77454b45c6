import { SITE_TEXTS } from '@/content/interface/site';
import styles from './skip-link.module.css';

/** The target is the `<main>` of the layouts. */
export function SkipLink() {
  return (
    <a href="#contingut" className={`round-s raised ${styles.skip}`}>
      {SITE_TEXTS.skip}
    </a>
  );
}
