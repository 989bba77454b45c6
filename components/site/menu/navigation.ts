import { menuGroups } from '@/content/navigation';
import { pages } from '@/content/pages';
import { buildNavigation } from '@/lib/site/navigation';

export const navigation = buildNavigation(Object.values(pages), menuGroups);
