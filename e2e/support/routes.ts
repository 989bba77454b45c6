import { boards } from '@/content/boards/boards';
import { story } from '@/content/story';
import { STORY_PATH } from '@/lib/story/address';
import { NO_FACTS } from '@/lib/story/facts';
import { groupsOf, textIn } from '@/lib/story/forms';
import { HOME, isQuotation, type PassageId } from '@/lib/story/passage';
import { routeOf, wordsOf } from './story';

/** Canonical route: the same, except that a board's current season is the plain route. As in `junta-tecnica/`. */
export function canonicalRoute(route: string): string {
  const board = boards.find(({ path, currentSeason }) => `/${route}` === `${path}/${currentSeason}/`);
  return board ? `${board.path.slice(1)}/` : route;
}

const longest = story.reduce((one, other) => (wordsOf(other) > wordsOf(one) ? other : one));
const ending = story.find(({ final }) => final !== undefined);
const quoted = story.find(({ text }) => textIn({ text }, NO_FACTS).some(isQuotation));
const formed = story.find((passage) => groupsOf(passage).length > 1);
const untitled = story.find(({ title }) => title === undefined);

/**
 * One passage of each kind: the entry page, the longest one, an ending, one that holds a letter, one with several forms
 * and one without a title. The others differ from these in their words only.
 */
const samples = new Set<PassageId | undefined>([
  HOME,
  longest.id,
  ending?.id,
  quoted?.id,
  formed?.id,
  untitled?.id,
]);

/** Passages that need no visit of their own: their facts and links are read from their HTML, with all the rest. */
const alike = new Set(story.filter(({ id }) => !samples.has(id)).map(({ id }) => routeOf(id)));

/** The given routes with one passage of each kind, since ninety of the same template take long and find nothing else. */
export const visitedRoutes = (routes: readonly string[]): readonly string[] =>
  routes.filter((route) => !alike.has(route));

/** One route of each template: towers, past boards and levels differ in their words and drawings only. */
export function oneOfEachTemplate(routes: readonly string[]): readonly string[] {
  const templates = new Set<string>();
  return visitedRoutes(routes).filter((route) => {
    const [first = '', second] = route.split('/');
    if (!second || STORY_PATH === `/${first}`) return true;
    const known = templates.has(first);
    templates.add(first);
    return !known;
  });
}
