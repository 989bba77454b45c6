import { PageLink } from '@/components/ui/page-link';
import { SITE_TEXTS } from '@/content/interface/site';
import { menuGroups } from '@/content/navigation';
import { pages } from '@/content/pages';
import { isShown } from '@/content/shown';
import { buildNavigation, type Navigation, type NavigationGroup } from '@/lib/site/pages';
import styles from './site-menu.module.css';

export const navigation = buildNavigation(
  Object.values(pages).filter(({ path }) => isShown(path)),
  menuGroups,
);

const LIST_ID = 'menu-principal';

function MenuLink({ href, label, className }: { href: string; label: string; className?: string }) {
  return (
    // The postbuild and the enhancement mark the current page.
    <PageLink href={href} className={className} data-menu-link>
      {label}
    </PageLink>
  );
}

/** A group of links. The browser opens it and closes the others. */
function MenuGroup({ group: { label, columns } }: { group: NavigationGroup }) {
  return (
    <li className={styles.group} data-columns={columns.length}>
      <details name={LIST_ID} data-menu-group>
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

/** First in the list of narrow screens, last in the bar of wide ones. The other one is not shown. */
function JoinEntry({ join }: Pick<Navigation, 'join'>) {
  return (
    <li className={styles.joinEntry}>
      <MenuLink {...join} className={styles.join} />
    </li>
  );
}

/**
 * Main menu. On narrow screens the list is a popover. Groups are disclosures, not ARIA menus, so Tab moves through
 * the links. Opens without scripts.
 */
export function SiteMenu({ navigation: { groups, links, join } }: { navigation: Navigation }) {
  return (
    <nav aria-label={SITE_TEXTS.menu.name} className={`display semibold ${styles.menu}`} data-menu>
      <button type="button" className={styles.toggle} popoverTarget={LIST_ID}>
        <span className={styles.bars} aria-hidden="true" />
        <span className={styles.open}>{SITE_TEXTS.menu.toggle}</span>
        <span className={`hidden ${styles.close}`}>{SITE_TEXTS.menu.close}</span>
      </button>
      <ul id={LIST_ID} popover="auto" className={styles.list}>
        <JoinEntry join={join} />
        {groups.map((group) => (
          <MenuGroup key={group.label} group={group} />
        ))}
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink {...link} className={styles.entry} />
          </li>
        ))}
        <JoinEntry join={join} />
      </ul>
    </nav>
  );
}
