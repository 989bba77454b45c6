import { PageLink } from '@/components/ui/page-link';
import { club } from '@/content/club';
import { ClubMark } from './club-mark';
import { navigation, SiteMenu } from './menu/site-menu';
import { SearchButton } from './search/search-button';
import styles from './site-header.module.css';

export function SiteHeader() {
  const [first, ...rest] = club.name.split(' ');
  return (
    <header className={styles.header} data-only="screen">
      <div className={styles.bar}>
        <PageLink href="/" className={styles.home}>
          <ClubMark />
          <span className={styles.name}>
            {first} <small>{rest.join(' ')}</small>
          </span>
        </PageLink>
        <SearchButton />
        <SiteMenu navigation={navigation} />
      </div>
    </header>
  );
}
