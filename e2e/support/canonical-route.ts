import { boards } from '@/content/boards/boards';

/** Canonical route: the same, except that a board's current season is the plain route. As in `junta-tecnica/`. */
export function canonicalRoute(route: string): string {
  const board = boards.find(({ path, currentSeason }) => `/${route}` === `${path}/${currentSeason}/`);
  return board ? `${board.path.slice(1)}/` : route;
}
