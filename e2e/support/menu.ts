import { menuGroups } from '../../content/navigation';
import { pages } from '../../content/pages';
import { buildNavigation } from '../../lib/site/navigation';

/** The menus as the site draws them. */
export const navigation = buildNavigation(Object.values(pages), menuGroups);

function entry<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new Error(`The menu has no entry ${place + 1} there.`);
  return item;
}

/** The group that a visitor meets first, and its first two links. */
export const firstGroup = entry(navigation.groups, 0);
const links = firstGroup.columns.flatMap((column) => column.links);
export const firstLink = entry(links, 0);
export const secondLink = entry(links, 1);
