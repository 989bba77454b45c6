import type { Icon } from '@phosphor-icons/react';
import { InstagramLogoIcon } from '@phosphor-icons/react/dist/ssr/InstagramLogo';
import { TiktokLogoIcon } from '@phosphor-icons/react/dist/ssr/TiktokLogo';
import { XLogoIcon } from '@phosphor-icons/react/dist/ssr/XLogo';
import { YoutubeLogoIcon } from '@phosphor-icons/react/dist/ssr/YoutubeLogo';
import { club } from '@/content/club';
import { networkLink } from '@/content/interface/site';
import type { Network } from '@/lib/club/types';
import styles from './social-links.module.css';

const MARKS: Record<Network['id'], Icon> = {
  instagram: InstagramLogoIcon,
  tiktok: TiktokLogoIcon,
  x: XLogoIcon,
  youtube: YoutubeLogoIcon,
};

export function SocialLinks() {
  const networks: readonly Network[] = club.networks;
  if (networks.length === 0) return null;
  return (
    <ul className={styles.list}>
      {networks.map(({ id, name, handle, link }) => {
        const Mark = MARKS[id];
        return (
          <li key={id}>
            <a href={link} rel="me" aria-label={networkLink(name, handle)} title={name}>
              <Mark aria-hidden="true" size={22} weight="fill" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
