import { pageAddress } from '../site/address';

/** Leaves for another page of the site, by its route, as a followed link does. */
export function openPage(route: string): void {
  location.assign(pageAddress(route));
}
