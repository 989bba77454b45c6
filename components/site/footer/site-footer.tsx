import type { Icon } from '@phosphor-icons/react';
import { ButterflyIcon } from '@phosphor-icons/react/dist/ssr/Butterfly';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
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
import type { CSSProperties } from 'react';
import { navigation } from '@/components/site/menu/site-menu';
import { EnhancementRoot } from '@/components/site/offline/network-line';
import { InlineScript } from '@/components/ui/inline-script';
import { PageLink } from '@/components/ui/page-link';
import { club } from '@/content/club';
import { ENGLISH } from '@/content/interface/english';
import { SITE_MAP_ID } from '@/content/interface/search';
import { footerGroup, networkLink, SITE_TEXTS } from '@/content/interface/site';
import { pages } from '@/content/pages';
import { contactar } from '@/content/pages/contactar';
import type { Network } from '@/lib/club/types';
import { asset } from '@/lib/site/address';
import type { NavigationGroup } from '@/lib/site/pages';
import styles from './site-footer.module.css';

/** `CSSProperties` does not allow custom properties. */
const PINYA: CSSProperties = Object.fromEntries([['--pinya', `url("${asset('/dibuixos/pinya.avif')}")`]]);

function FooterGroup({ group }: { group: NavigationGroup }) {
  return (
    <nav aria-label={footerGroup(group.label)} className={styles.group} data-columns={group.columns.length}>
      <details open suppressHydrationWarning>
        <summary className="fold">
          <h2 className="title-s">{group.label}</h2>
        </summary>
        <div className={`stack gap-5 ${styles.columns}`}>
          {group.columns.map(({ title, links }) => (
            <div key={title ?? group.label}>
              {title && <p className={styles.columnTitle}>{title}</p>}
              <ul className={`stack ${styles.links}`}>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <PageLink href={href}>{label}</PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </nav>
  );
}

/** Phones open a group on request. The width is that of one column in the stylesheet. */
const foldGroups = `if (matchMedia('(width < 64rem)').matches)
for (const group of document.querySelectorAll('footer details')) group.open = false;`;

export function SiteFooter() {
  return (
    <footer className={styles.footer} data-only="screen">
      <div className={styles.pinya} style={PINYA} />
      <div className={styles.base}>
        <div className={`stack page-width gap-7 gap-x-6 ${styles.inner}`}>
          <div className={`stack top gap-4 ${styles.block} ${styles.contact}`}>
            <h2 className="title-s">{club.name}</h2>
            <CopyEmail email={club.email} />
            <SocialLinks />
          </div>
          <div className={`stack top gap-4 ${styles.block}`}>
            <h2 className="title-s">{SITE_TEXTS.universities}</h2>
            <ul className={`stack gap-3 ${styles.universities}`}>
              {club.universities.map(({ name, logo }) => (
                <li key={name} className="row middle gap-3 semibold">
                  <img src={asset(logo)} alt="" width={48} height={48} loading="lazy" />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div id={SITE_MAP_ID} className={`stack page-width ${styles.sitemap}`}>
          {navigation.groups.map((group) => (
            <FooterGroup key={group.label} group={group} />
          ))}
        </div>
        <InlineScript code={foldGroups} />
        <div className={`cluster middle gap-2 gap-x-5 small text-center ${styles.end}`}>
          <p>{club.tagline}.</p>
          <ul className={`cluster justify-center gap-0 gap-x-4 ${styles.legal}`}>
            <li>
              <PageLink href={`${pages.contact.path}#${contactar.privacy.id}`}>
                {contactar.privacy.title}
              </PageLink>
            </li>
            <li>
              <PageLink href={pages.inEnglish.path} lang={ENGLISH.lang} hrefLang={ENGLISH.lang}>
                {ENGLISH.label}
              </PageLink>
            </li>
            <li>
              <a href={asset('/licences.txt')}>{SITE_TEXTS.licences}</a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

const texts = SITE_TEXTS.copyEmail;

/** If the clipboard is not available, the enhancement selects the address. */
export function CopyEmail({ email }: { email: string }) {
  return (
    <div className="cluster middle gap-2 gap-x-3" data-copy-area>
      <a href={`mailto:${email}`} className={`display title-s ${styles.address}`} data-copy-select>
        {email}
      </a>
      <button
        type="button"
        className={`inline middle gap-2 target pill small semibold ${styles.button}`}
        data-copy={email}
        data-copied={texts.copied}
        data-refused={texts.refused}
      >
        <CheckIcon aria-hidden="true" size={20} weight="bold" className={styles.check} />
        <CopyIcon aria-hidden="true" size={20} weight="bold" className={styles.icon} />
        {texts.button}
        <span className="visually-hidden"> {texts.spoken}</span>
      </button>
      <EnhancementRoot className={styles.said} data-copy-status />
    </div>
  );
}

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

function SocialLinks() {
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
