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
      <div className={`row page-width middle apart gap-4 ${styles.bar}`}>
        <PageLink href="/" className={`row middle gap-3 target ${styles.home}`}>
          <ClubMark />
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
