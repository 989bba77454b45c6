import { menuGroups } from '@/content/navigation';
import { pages } from '@/content/pages';
import { buildNavigation } from '@/lib/site/navigation';

/** The menus of header and footer. */
export const navigation = buildNavigation(Object.values(pages), menuGroups);
