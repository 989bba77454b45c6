import type { Page } from '@playwright/test';
import { SITE_TEXTS } from '@/content/interface/site';
import { menuGroups } from '@/content/navigation';
import { pages } from '@/content/pages';
import { isShown } from '@/content/shown';
import { buildNavigation } from '@/lib/site/pages';

/** Navigation of the site. */
export const navigation = buildNavigation(
  Object.values(pages).filter(({ path }) => isShown(path)),
  menuGroups,
);

function entry<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new Error(`The menu has no entry ${place + 1} there.`);
  return item;
}

/** The first group, and its first two links. */
export const firstGroup = entry(navigation.groups, 0);
const links = firstGroup.columns.flatMap((column) => column.links);
export const firstLink = entry(links, 0);
export const secondLink = entry(links, 1);

export const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: SITE_TEXTS.menu.name, exact: true });

/** Opens a group. `summary` has no role for tests. */
export const groupSummary = (page: Page, label: string) =>
  menuOf(page).locator('summary').filter({ hasText: label });

export const menuLink = (page: Page, label: string) =>
  menuOf(page).getByRole('link', { name: label, exact: true });
