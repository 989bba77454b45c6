import { type Enhancement, whenPresent } from '@/lib/browser/enhancements';

/** The last one: Google Calendar has the address of ours in its query. */
const host = /([a-z]+:\/\/)[^/]+(?=[^:]*$)/;

function setHost(element: HTMLElement): void {
  const own = `$1${location.host}`;
  if (element instanceof HTMLAnchorElement)
    element.setAttribute('href', (element.getAttribute('href') ?? '').replace(host, own));
  else
    element.textContent = (element.textContent ?? '')
      .replace(/^https?/, location.protocol.slice(0, -1))
      .replace(host, own);
}

/** Replaces the build's host in absolute addresses with the current one. */
export const ownHost: Enhancement = {
  name: 'own-host',
  start: () => whenPresent('[data-own-host]', setHost),
};
