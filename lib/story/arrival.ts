import { passageAt } from './address';
import type { PassageId } from './passage-ids';

/**
 * The passage the reader comes from, told by the page's referrer ("" when there is none); `undefined` for who comes
 * from elsewhere. `origin` and `basePath` say where the site is; another site with the same paths does not count.
 */
export const passageBefore = (referrer: string, origin: string, basePath = ''): PassageId | undefined => {
  const site = `${origin}${basePath}`;
  if (!referrer.startsWith(`${site}/`)) return undefined;
  const [pathname = ''] = referrer.slice(site.length).split(/[?#]/, 1);
  return passageAt(pathname);
};
