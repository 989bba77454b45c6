import { exportedRoutes } from '@/scripts/build/exported-routes';
import { readPageKinds } from '@/scripts/build/postbuild/page-kinds';

const { kindOf } = readPageKinds('.next');
const isDocument = (route: string) => kindOf(decodeURIComponent(route)) === 'static';

/** Routes of static and of interactive pages of the built site. */
export const staticRoutes: readonly string[] = exportedRoutes().filter(isDocument);
export const interactiveRoutes: readonly string[] = exportedRoutes().filter((route) => !isDocument(route));
