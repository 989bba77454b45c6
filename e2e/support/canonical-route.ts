import { boards } from '../../content/boards/boards';

/**
 * The route that a page names as its own: itself, but for the current season of a board, which is the board's plain
 * route. Both as in `junta-tecnica/`: no slash before, one after.
 */
export function canonicalRoute(route: string): string {
  const board = boards.find(({ path, currentSeason }) => `/${route}` === `${path}/${currentSeason}/`);
  return board ? `${board.path.slice(1)}/` : route;
}
