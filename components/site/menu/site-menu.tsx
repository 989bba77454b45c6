import { PageLink } from '@/components/ui/page-link';
import { SITE_TEXTS } from '@/content/interface/site';
import type { Navigation, NavigationGroup } from '@/lib/site/navigation';
import styles from './site-menu.module.css';

const LIST_ID = 'menu-principal';

function MenuLink({ href, label, className }: { href: string; label: string; className?: string }) {
  return (
    // The page that one is on is marked when the site is shipped, and by the behaviour.
    <PageLink href={href} className={className} data-menu-link suppressHydrationWarning>
      {label}
    </PageLink>
  );
}

/** A group of links that unfolds: the platform opens it, and closes the others. */
function MenuGroup({ group: { label, columns } }: { group: NavigationGroup }) {
  return (
    <li className={styles.group} data-columns={columns.length}>
      <details name={LIST_ID} data-menu-group suppressHydrationWarning>
        <summary className={styles.entry}>
          {label}
          <span className={styles.arrow} aria-hidden="true" />
        </summary>
        <div className={styles.panel}>
          {columns.map(({ title, links }) => {
            const titleId = title && `menu-${title.replaceAll(/\W/g, '-')}`;
            return (
              <div key={title ?? label}>
                {title && (
                  <p className={styles.columnTitle} id={titleId}>
                    {title}
                  </p>
                )}
                <ul aria-labelledby={titleId} className={styles.links}>
                  {links.map((link) => (
                    <li key={link.href}>
                      <MenuLink {...link} />
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
      </details>
    </li>
  );
}

/**
 * Main menu. On a narrow screen its list is a popover; its groups are disclosures, not ARIA menus: Tab walks the links.
 * All of it opens without a script; `site-menu.behaviour.ts` closes what one has left, and opens the list where the
 * browser has no popover.
 */
export function SiteMenu({ navigation: { groups, links, join } }: { navigation: Navigation }) {
  return (
    <nav aria-label={SITE_TEXTS.menu.name} className={styles.menu} data-menu>
      <button type="button" className={styles.toggle} popoverTarget={LIST_ID} suppressHydrationWarning>
        <span className={styles.bars} aria-hidden="true" />
        {SITE_TEXTS.menu.toggle}
      </button>
      <ul id={LIST_ID} popover="auto" className={styles.list}>
        {groups.map((group) => (
          <MenuGroup key={group.label} group={group} />
        ))}
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink {...link} className={styles.entry} />
          </li>
        ))}
        <li className={styles.joinEntry}>
          <MenuLink {...join} className={styles.join} />
        </li>
      </ul>
    </nav>
  );
}
