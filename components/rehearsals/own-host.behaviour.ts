import { type Behaviour, whenPresent } from '@/lib/browser/behaviours';

const host = /^([a-z]+:\/\/)[^/]+/;

function setHost(element: HTMLElement): void {
  const own = `$1${location.host}`;
  if (element instanceof HTMLAnchorElement)
    element.setAttribute('href', (element.getAttribute('href') ?? '').replace(host, own));
  else
    element.textContent = (element.textContent ?? '')
      .replace(/^https?/, location.protocol.slice(0, -1))
      .replace(host, own);
}

/** Full addresses in a page are of the host it was built for: they take the one where it is being read. */
export const ownHost: Behaviour = {
  name: 'own-host',
  start: () => whenPresent('[data-own-host]', setHost),
};
