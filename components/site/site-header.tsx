import Link from 'next/link';
import { club } from '@/content/club';
import { ClubMark } from './club-mark';
import { navigation } from './navigation';
import styles from './site-header.module.css';
import { SiteMenu } from './site-menu';

export function SiteHeader() {
  const [first, ...rest] = club.name.split(' ');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href="/" prefetch={false} className={styles.home}>
          <ClubMark />
          <span className={styles.name}>
            {first} <small>{rest.join(' ')}</small>
          </span>
        </Link>
        <SiteMenu navigation={navigation} />
      </div>
    </header>
  );
}
