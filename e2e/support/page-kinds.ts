import { exportedRoutes } from '@/scripts/build/exported-routes';
import { readPageKinds } from '@/scripts/build/postbuild/page-kinds';

const { kindOf } = readPageKinds('.next');
const isDocument = (route: string) => kindOf(decodeURIComponent(route)) === 'static';

/** Routes of static and of interactive pages of the built site. */
export const staticRoutes: readonly string[] = exportedRoutes().filter(isDocument);
export const interactiveRoutes: readonly string[] = exportedRoutes().filter((route) => !isDocument(route));

/** The first page of so many parts of an address: pages of a part are alike. */
export const oneOfEach = (routes: readonly string[], most = Number.POSITIVE_INFINITY): readonly string[] =>
  routes
    .filter(
      (route, place) => routes.findIndex((other) => other.split('/')[0] === route.split('/')[0]) === place,
    )
    .slice(0, most);
