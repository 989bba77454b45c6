import { pageAddress } from '../site/address';

export function openPage(route: string): void {
  location.assign(pageAddress(route));
}
