import { type PassageId, parsePassageId } from './passage-ids';

/** Route of the story's home. */
export const STORY_PATH = '/nit-fresca-per-ser-maig';

/** Route of a passage, without base path or closing slash; home is the story's own address. */
export const passagePath = (id: PassageId): `/${string}` =>
  id === 'home' ? STORY_PATH : `${STORY_PATH}/${id}`;

/**
 * The passage an address shows, home for the story's own. `pathname` comes without base path, its closing slash is
 * optional; `undefined` outside the story and for an id the story does not have.
 */
export const passageAt = (pathname: string): PassageId | undefined => {
  const path = pathname.replace(/\/$/, '');
  if (path === STORY_PATH) return 'home';
  return path.startsWith(`${STORY_PATH}/`) ? parsePassageId(path.slice(STORY_PATH.length + 1)) : undefined;
};
