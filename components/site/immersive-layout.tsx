import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { PageLink } from '@/components/ui/page-link';
import { club } from '@/content/club';
import { homeLink, SITE_TEXTS } from '@/content/interface/site';
import { pages } from '@/content/pages';
import { contactar } from '@/content/pages/contactar';
import { ClubMark } from './club-mark';
import styles from './immersive-layout.module.css';

/** Compact header of the pages that use the whole screen. */
export function ImmersiveHeader() {
  return (
    <header className={styles.header} data-only="screen">
      <PageLink href="/">
        <ArrowLeftIcon aria-hidden="true" size={20} weight="bold" />
        {SITE_TEXTS.back}
      </PageLink>
      <PageLink href="/" aria-label={homeLink(club.shortName)}>
        <ClubMark size={32} />
        {club.shortName}
      </PageLink>
    </header>
  );
}

export function ImmersiveFooter() {
  return (
    <footer className={`note ${styles.footer}`} data-only="screen">
      <p>{club.name}</p>
      <PageLink href={`${pages.contact.path}#${contactar.privacy.id}`}>{contactar.privacy.title}</PageLink>
    </footer>
  );
}
