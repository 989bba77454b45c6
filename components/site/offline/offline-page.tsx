import { ButtonAnchor } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { Page } from '@/components/ui/text/page';
import { OFFLINE_TEXTS } from '@/content/interface/offline';
import { pages } from '@/content/pages';
import styles from './offline-page.module.css';

const { title, lead, kept, more, retry } = OFFLINE_TEXTS.page;

/** Served when a page is neither reachable nor cached, at that page's URL. */
export function OfflinePage() {
  return (
    <Page title={title} lead={lead}>
      <div className={styles.ways} data-stands-for-another="">
        {/* An empty `href` reloads the requested URL. */}
        <ButtonAnchor href="">{retry}</ButtonAnchor>
        <p id="hi-son">{kept}</p>
        <ul aria-labelledby="hi-son">
          {[pages.home, pages.rehearsals, pages.agenda].map(({ path, section }) => (
            <li key={path}>
              <PageLink href={path}>{section}</PageLink>
            </li>
          ))}
        </ul>
        <p>{more}</p>
      </div>
    </Page>
  );
}
