import { RESULT_STYLES } from '@/components/site/search/result-styles';
import type { SearchParts } from '@/components/site/search/search.enhancement';
import { startSearch } from '@/components/site/search/search-dialog';
import { asset } from '@/lib/site/address';

// What the button of the search loads: a script of its own, which enhancements import by its address.

/** The build has the index under its digest, `npm run dev` where its route is. */
const INDEX = process.env.SEARCH_INDEX || asset('/data/cerca.json');

let styled = false;

export function start(parts: SearchParts): Promise<void> {
  if (!styled) {
    // The policy of a static page allows neither a stylesheet nor another `<style>`.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(RESULT_STYLES);
    document.adoptedStyleSheets.push(sheet);
    styled = true;
  }
  return startSearch(parts, INDEX);
}
