import type { StoryGraph } from './graph';
import { HOME, type PassageId } from './passage';

/** Route of the story's home. */
export const STORY_PATH = '/nit-fresca-per-ser-maig';

/** Route of a passage, without base path or closing slash; home is the story's own address. */
export const passagePath = (id: PassageId): `/${string}` =>
  id === HOME ? STORY_PATH : `${STORY_PATH}/${id}`;

/**
 * The passage an address shows, home for the story's own. `pathname` comes without base path, its closing slash is
 * optional; `undefined` outside the story and for an id that the story does not have.
 */
export const passageAt = (pathname: string, graph: StoryGraph): PassageId | undefined => {
  const path = pathname.replace(/\/$/, '');
  return [...graph.links.keys()].find((id) => passagePath(id) === path);
};

/**
 * The passage the reader comes from, told by the page's referrer ("" when there is none); `undefined` for who comes
 * from elsewhere. `site` is where the site is, base path included; another site with the same paths does not count.
 */
export const passageBefore = (referrer: string, site: string, graph: StoryGraph): PassageId | undefined => {
  if (!referrer.startsWith(`${site}/`)) return undefined;
  const [pathname = ''] = referrer.slice(site.length).split(/[?#]/, 1);
  return passageAt(pathname, graph);
};
