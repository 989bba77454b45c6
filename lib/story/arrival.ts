import { passageAt } from './address';

/**
 * Whether the reader comes from another passage, told by the page's referrer ("" when there is none).
 * `origin` and `basePath` say where the site is; another site with the same paths does not count.
 */
export const cameFromStory = (referrer: string, origin: string, basePath = ''): boolean => {
  const site = `${origin}${basePath}`;
  if (!referrer.startsWith(`${site}/`)) return false;
  const [pathname = ''] = referrer.slice(site.length).split(/[?#]/, 1);
  return passageAt(pathname) !== undefined;
};
