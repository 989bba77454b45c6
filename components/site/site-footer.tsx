import Link from 'next/link';
import { club } from '@/content/club';
import { navigation } from '@/content/navigation';
import { asset } from '@/lib/site/address';
import { CopyEmail } from './copy-email';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links';

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.pinya} style={{ backgroundImage: `url("${asset('/dibuixos/pinya.svg')}")` }} />
      <div className={styles.base}>
        <div className={styles.inner}>
          <div className={`${styles.block} ${styles.contact}`}>
            <h2 className={styles.title}>{club.name}</h2>
            <CopyEmail email={club.email} />
            <SocialLinks />
          </div>
          {navigation.groups.map((group) => (
            <nav key={group.label} aria-label={`${group.label}, al peu`} className={styles.block}>
              <h2 className={styles.title}>{group.label}</h2>
              <ul className={styles.links}>
                {group.columns
                  .flatMap((column) => column.links)
                  .map(({ href, label }) => (
                    <li key={href}>
                      <Link href={href} prefetch={false}>
                        {label}
                      </Link>
                    </li>
                  ))}
              </ul>
            </nav>
          ))}
          <div className={styles.block}>
            <h2 className={styles.title}>Les nostres universitats</h2>
            <ul className={styles.universities}>
              {club.universities.map(({ name, logo }) => (
                <li key={name}>
                  <img src={asset(logo)} alt="" width={48} height={48} loading="lazy" />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <p className={styles.end}>{club.tagline}.</p>
      </div>
    </footer>
  );
}
