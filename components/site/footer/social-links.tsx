import type { Icon } from '@phosphor-icons/react';
import { ButterflyIcon } from '@phosphor-icons/react/dist/ssr/Butterfly';
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/ssr/FacebookLogo';
import { GlobeSimpleIcon } from '@phosphor-icons/react/dist/ssr/GlobeSimple';
import { InstagramLogoIcon } from '@phosphor-icons/react/dist/ssr/InstagramLogo';
import { MastodonLogoIcon } from '@phosphor-icons/react/dist/ssr/MastodonLogo';
import { TelegramLogoIcon } from '@phosphor-icons/react/dist/ssr/TelegramLogo';
import { TiktokLogoIcon } from '@phosphor-icons/react/dist/ssr/TiktokLogo';
import { TwitchLogoIcon } from '@phosphor-icons/react/dist/ssr/TwitchLogo';
import { WhatsappLogoIcon } from '@phosphor-icons/react/dist/ssr/WhatsappLogo';
import { XLogoIcon } from '@phosphor-icons/react/dist/ssr/XLogo';
import { YoutubeLogoIcon } from '@phosphor-icons/react/dist/ssr/YoutubeLogo';
import { club } from '@/content/club';
import { networkLink } from '@/content/interface/site';
import type { Network } from '@/lib/club/types';
import styles from './site-footer.module.css';

const MARKS: Readonly<Record<string, Icon>> = {
  bluesky: ButterflyIcon,
  facebook: FacebookLogoIcon,
  instagram: InstagramLogoIcon,
  mastodon: MastodonLogoIcon,
  telegram: TelegramLogoIcon,
  tiktok: TiktokLogoIcon,
  twitch: TwitchLogoIcon,
  whatsapp: WhatsappLogoIcon,
  x: XLogoIcon,
  youtube: YoutubeLogoIcon,
};

export function SocialLinks() {
  const networks: readonly Network[] = club.networks;
  if (networks.length === 0) return null;
  return (
    <ul className={`cluster gap-2 ${styles.list}`}>
      {networks.map(({ id, name, handle, link }) => {
        const Mark = MARKS[id] ?? GlobeSimpleIcon;
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
