import { exportedRoutes } from '../../scripts/build/exported-routes';
import { readPageKinds } from '../../scripts/ship/page-kinds';

const { kindOf } = readPageKinds('.next');
const isDocument = (route: string) => kindOf(decodeURIComponent(route)) === 'document';

/** Pages that are shipped without React, and those that it draws again in the browser, as routes of the built site. */
export const documentRoutes: readonly string[] = exportedRoutes().filter(isDocument);
export const featureRoutes: readonly string[] = exportedRoutes().filter((route) => !isDocument(route));
