import { pageAddress } from '../site/address';

/** Loads the page anew, without the router. */
export function openPage(route: string): void {
  location.assign(pageAddress(route));
}
