import { PageLink } from '@/components/ui/page-link';
import { SITE_TEXTS } from '@/content/interface/site';
import { pages } from '@/content/pages';
import { contactar } from '@/content/pages/contactar';
import { asset } from '@/lib/site/address';
import styles from './legal-links.module.css';

/** Links of every footer, the compact one too. */
export function LegalLinks() {
  return (
    <ul className={styles.links}>
      <li>
        <PageLink href={`${pages.contact.path}#${contactar.privacy.id}`}>{contactar.privacy.title}</PageLink>
      </li>
      <li>
        <a href={asset('/licences.txt')}>{SITE_TEXTS.licences}</a>
      </li>
    </ul>
  );
}
