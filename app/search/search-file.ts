import { pages } from '@/content/pages';
import { isShown } from '@/content/shown';
import type { SearchFile } from '@/lib/search/entry';
import { legalEntries } from './documents';
import { pageEntries } from './pages';
import { peopleEntries } from './people';
import { resultEntries, searchDiades } from './results';

/** All that the search finds. Nothing of a module that the club leaves out. */
export const searchFile: SearchFile = {
  entries: [...pageEntries, ...resultEntries, ...peopleEntries, ...legalEntries].filter(({ address }) =>
    isShown(address),
  ),
  diades: searchDiades,
  list: pages.diades.path,
  contact: pages.contact.path,
  ...(isShown(pages.bestTowers.path) && { drawing: pages.bestTowers.path }),
};
