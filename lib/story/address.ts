import type { StoryGraph } from './graph';
import { HOME, type PassageId } from './passage';

export const STORY_PATH = '/nit-fresca-per-ser-maig';

/** Without base path or trailing slash. */
export const passagePath = (id: PassageId): `/${string}` =>
  id === HOME ? STORY_PATH : `${STORY_PATH}/${id}`;

/** Returns undefined outside the story. `pathname` has no base path. */
export const passageAt = (pathname: string, graph: StoryGraph): PassageId | undefined => {
  const path = pathname.replace(/\/$/, '');
  return [...graph.links.keys()].find((id) => passagePath(id) === path);
};

/** Returns the passage of the referrer, if any. `site` is the origin with the base path. */
export const passageBefore = (referrer: string, site: string, graph: StoryGraph): PassageId | undefined => {
  if (!referrer.startsWith(`${site}/`)) return undefined;
  const [pathname = ''] = referrer.slice(site.length).split(/[?#]/, 1);
  return passageAt(pathname, graph);
};
