import { ButtonAnchor } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { Page } from '@/components/ui/text/page';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { cachedGames, OFFLINE_TEXTS } from '@/content/interface/offline';
import { pages } from '@/content/pages';
import { hasModule, isShown } from '@/content/shown';

const { title, lead, kept, visited } = OFFLINE_TEXTS.page;

/** Served when a page is neither reachable nor cached, at that page's URL. */
export function OfflinePage() {
  return (
    <Page title={title} lead={lead}>
      <div className="stack measure start gap-4" data-stands-for-another="">
        {/* An empty `href` reloads the requested URL. */}
        <ButtonAnchor href="">{FAILURE_TEXTS.retry}</ButtonAnchor>
        <p id="hi-son">{kept}</p>
        <ul aria-labelledby="hi-son">
          {[pages.home, pages.rehearsals, pages.agenda].map(({ path, section }) => (
            <li key={path}>
              <PageLink href={path}>{section}</PageLink>
            </li>
          ))}
        </ul>
        <p>
          {visited} {isShown(pages.games.path) && cachedGames(hasModule('story'))}
        </p>
      </div>
    </Page>
  );
}
