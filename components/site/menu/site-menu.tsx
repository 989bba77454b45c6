'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { SITE_TEXTS } from '@/content/interface/site';
import type { Navigation } from '@/lib/site/navigation';
import { MenuGroup } from './menu-group';
import styles from './site-menu.module.css';
import { useMenu } from './use-menu';

/** Main menu. Groups are disclosures, not ARIA menus: Tab walks the links, Escape closes and gives focus back. */
export function SiteMenu({ navigation }: { navigation: Navigation }) {
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const pathname = usePathname();
  const menu = useMenu(root);
  const current = (href: string) => (isHere(pathname, href) ? ('page' as const) : undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new route is what closes the menus
  useEffect(menu.closeAll, [pathname]);

  // On the document: some browsers leave focus on the page when a button is pressed with the mouse.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (menu.openGroup) {
        root.current?.querySelector<HTMLElement>('[data-group][aria-expanded="true"]')?.focus();
        menu.closeGroup();
      } else if (menu.unfolded) {
        toggle.current?.focus();
        menu.closeAll();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <nav ref={root} aria-label={SITE_TEXTS.menu.name} className={styles.menu}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={menu.unfolded}
        aria-controls="menu-principal"
        onClick={menu.toggleUnfolded}
      >
        <span className={styles.bars} aria-hidden="true" />
        {SITE_TEXTS.menu.toggle}
      </button>
      <ul id="menu-principal" className={styles.list} data-unfolded={menu.unfolded}>
        {navigation.groups.map((group) => (
          <MenuGroup
            key={group.label}
            group={group}
            open={menu.openGroup === group.label}
            onToggle={() => menu.toggleGroup(group.label)}
            onFollow={menu.closeAll}
            current={current}
          />
        ))}
        {navigation.links.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className={styles.entry}
              aria-current={current(href)}
              onClick={menu.closeAll}
            >
              {label}
            </Link>
          </li>
        ))}
        <li className={styles.joinEntry}>
          <Link
            href={navigation.join.href}
            aria-current={current(navigation.join.href)}
            prefetch={false}
            className={styles.join}
            onClick={menu.closeAll}
          >
            {navigation.join.label}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** Routes may come with a trailing slash, links never do. */
function isHere(pathname: string, href: string): boolean {
  return pathname.replace(/(.)\/$/, '$1') === href;
}
