import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { PageLink } from '@/components/ui/page-link';
import { club } from '@/content/club';
import { SEARCH_TEXTS, SITE_MAP_ID } from '@/content/interface/search';
import { asset } from '@/lib/site/address';
import { navigation, SiteMenu } from './menu/site-menu';
import search from './search/search.module.css';
import styles from './site-header.module.css';

export function SiteHeader() {
  const [first, ...rest] = club.name.split(' ');
  return (
    <header className={styles.header} data-only="screen">
      <div className={`row page-width middle apart gap-4 ${styles.bar}`}>
        <PageLink href="/" className={`row middle gap-3 target ${styles.home}`}>
          <img src={asset('/icons/club-mark.svg')} alt="" width={40} height={40} />
          <span className={`stack display title-s ${styles.name}`}>
            {first} <small>{rest.join(' ')}</small>
          </span>
        </PageLink>
        <SearchButton />
        <SiteMenu navigation={navigation} />
      </div>
    </header>
  );
}

/** Without scripts a link to the site map. The enhancement fills and opens the dialog, also before React hydrates the page. */
export function SearchButton() {
  return (
    <>
      <a
        href={`#${SITE_MAP_ID}`}
        className={`inline middle pill ${search.button}`}
        data-search
        suppressHydrationWarning
      >
        <MagnifyingGlassIcon aria-hidden="true" size={24} weight="bold" />
        <span className="visually-hidden">{SEARCH_TEXTS.open}</span>
      </a>
      <dialog
        className={`pad-5 round-l raised edge ${search.dialog}`}
        aria-label={SEARCH_TEXTS.open}
        data-search-dialog
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, so that React ignores the content
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}
