import { HUB_CARDS } from '@/content/games/hub';
import { documents } from '@/content/legal/documents';
import { pages } from '@/content/pages';
import { boards } from '@/content/people/directory';
import { story } from '@/content/story';
import type { HubCard } from '@/lib/games/shared/types';
import { STORY_PATH } from '@/lib/story/address';
import { NO_FACTS } from '@/lib/story/facts';
import { groupsOf, textIn } from '@/lib/story/forms';
import { HOME, isQuotation, type PassageId } from '@/lib/story/passage';
import { routeOf, wordsOf } from './story';

const cards: readonly HubCard[] = HUB_CARDS;

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

/** Static pages that are sections of text and pictures. */
const { about, history, inEnglish, music, musicGroup, sponsors, timeline, universityLife } = pages;
const textPages = [about, history, inEnglish, music, musicGroup, sponsors, timeline, universityLife];

/** Pages of one template, by the first part of their addresses. Others are one of a kind. */
const sharedTemplates: Readonly<Record<string, string>> = {
  ...Object.fromEntries(textPages.map(({ path }) => [path.slice(1), 'text'])),
  ...Object.fromEntries([pages.heads, pages.presidents].map(({ path }) => [path.slice(1), 'offices'])),
  ...Object.fromEntries(documents.map(({ id }) => [id, 'document'])),
  ...Object.fromEntries(boards.map(({ path }) => [path.slice(1), 'board'])),
  ...Object.fromEntries(
    cards.filter(({ progress }) => progress.kind === 'levels').map(({ path }) => [path.slice(1), 'levels']),
  ),
};

/** Name of the template of a visited route: towers, boards, levels and passages differ in their words and drawings only. */
function templateOf(route: string): string {
  const [first = '', second] = route.split('/');
  if (`/${first}` === STORY_PATH)
    return second && route !== (ending && routeOf(ending.id)) ? 'passage' : route;
  const shared = sharedTemplates[first] ?? first;
  return second && shared !== 'board' ? `${first}/…` : shared;
}

/** Whether a page of a shared template has other words only: a past board, a level of a game, another passage. */
export const differsInWords = (route: string): boolean =>
  route.split('/').length > 2 && !route.startsWith(pages.towers.path.slice(1));

/** The first route of each template. */
export function oneOfEachTemplate(routes: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return visitedRoutes(routes).filter((route) => {
    const template = templateOf(route);
    const isFirst = !known.has(template);
    known.add(template);
    return isFirst;
  });
}
