import { BrandIcon } from '@/components/ui/icon';
import { club } from '@/content/club';
import { networkLink } from '@/lib/site/words';
import { brandIcons } from './brand-icons';
import styles from './social-links.module.css';

export function SocialLinks() {
  return (
    <ul className={styles.list}>
      {club.networks.map(({ id, name, handle, link }) => (
        <li key={id}>
          <a href={link} rel="me" aria-label={networkLink(name, handle)} title={name}>
            <BrandIcon icon={brandIcons[id]} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
