import type { SponsorGroup } from '@/lib/club/types';
import { asset } from '@/lib/site/address';
import styles from './sponsor-logos.module.css';

export function SponsorLogos({ sponsors }: Pick<SponsorGroup, 'sponsors'>) {
  return (
    <ul className={styles.logos}>
      {sponsors.map(({ name, image }) => (
        <li key={name} className={styles.sponsor}>
          <span className={styles.plate}>
            <img src={asset(`/sponsors/${image}`)} alt="" width={240} height={120} loading="lazy" />
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
