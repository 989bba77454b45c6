import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { club } from '@/content/club';
import { homeLink, SITE_TEXTS } from '@/content/interface/site';
import { pages } from '@/content/pages';
import { contactar } from '@/content/pages/contactar';
import { asset } from '@/lib/site/address';
import styles from './immersive-layout.module.css';
import { NetworkLine } from './offline/network-line';

/** Compact header of the pages that use the whole screen. */
function ImmersiveHeader() {
  return (
    <header className={styles.header} data-only="screen">
      <PageLink href="/">
        <ArrowLeftIcon aria-hidden="true" size={20} weight="bold" />
        {SITE_TEXTS.back}
      </PageLink>
      <PageLink href="/" aria-label={homeLink(club.shortName)}>
        <img src={asset('/icons/club-mark.svg')} alt="" width={32} height={32} />
        {club.shortName}
      </PageLink>
    </header>
  );
}

function ImmersiveFooter() {
  return (
    <footer className={`note ${styles.footer}`} data-only="screen">
      <p>{club.name}</p>
      <PageLink href={`${pages.contact.path}#${contactar.privacy.id}`}>{contactar.privacy.title}</PageLink>
    </footer>
  );
}

export function ImmersiveLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ImmersiveHeader />
      <main id="contingut" tabIndex={-1}>
        {children}
      </main>
      <ImmersiveFooter />
      <NetworkLine />
    </>
  );
}
