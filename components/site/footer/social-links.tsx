import { siInstagram, siTiktok, siX, siYoutube } from 'simple-icons';
import { club } from '@/content/club';
import type { Network } from '@/lib/club/types';
import { networkLink } from '@/lib/site/words';
import styles from './social-links.module.css';

/** One mark for each network a club can name. */
const MARKS = {
  instagram: siInstagram,
  tiktok: siTiktok,
  x: siX,
  youtube: siYoutube,
} as const satisfies Record<Network['id'], { path: string }>;

function Mark({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={20} height={20} fill="currentColor">
      <path d={path} />
    </svg>
  );
}

/** The club's networks, each by its mark alone: the link says the name. */
export function SocialLinks() {
  return (
    <ul className={styles.list}>
      {club.networks.map(({ id, name, handle, link }) => (
        <li key={id}>
          <a href={link} rel="me" aria-label={networkLink(name, handle)} title={name}>
            <Mark path={MARKS[id].path} />
          </a>
        </li>
      ))}
    </ul>
  );
}
