import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { SEARCH_TEXTS, SITE_MAP_ID } from '@/content/interface/search';
import styles from './search.module.css';

/** Without scripts a link to the site map. The enhancement fills and opens the dialog, also before React hydrates the page. */
export function SearchButton() {
  return (
    <>
      <a
        href={`#${SITE_MAP_ID}`}
        className={`inline middle pill ${styles.button}`}
        data-search
        suppressHydrationWarning
      >
        <MagnifyingGlassIcon aria-hidden="true" size={24} weight="bold" />
        <span className="visually-hidden">{SEARCH_TEXTS.open}</span>
      </a>
      <dialog
        className={`pad-5 round-l raised edge ${styles.dialog}`}
        aria-label={SEARCH_TEXTS.open}
        data-search-dialog
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, so that React ignores the content
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}
