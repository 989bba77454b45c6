import { act, screen } from '@testing-library/react';
import { axe } from '@/__tests__/axe';
import { renderWith } from '@/__tests__/builders/drawn';
import { cachePages } from '@/components/site/offline/cache-pages.enhancement';
import { NetworkLine } from '@/components/site/offline/network-line';
import { networkLine } from '@/components/site/offline/network-line.enhancement';
import { cachedPageNotice, OFFLINE_TEXTS } from '@/content/interface/offline';

/** A browser with workers. Returns a function that makes the page idle and returns the messages to the worker. */
function aBrowser({ saveData = false, controlled = false, refuses = false, mode = 'keep' } = {}) {
  const sent: string[] = [];
  const active = { postMessage: ({ type }: { type: string }) => sent.push(type) };
  const register = jest.fn(() => (refuses ? Promise.reject(new Error('forbidden')) : Promise.resolve()));
  const idle: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (act: () => void) => idle.push(act) });
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: controlled ? {} : null, register, ready: Promise.resolve({ active }) },
    configurable: true,
  });
  process.env.NEXT_PUBLIC_OFFLINE = mode;
  cachePages.start();
  async function rest() {
    expect(register).not.toHaveBeenCalled();
    for (const act of idle) act();
    await new Promise((done) => setTimeout(done));
    return sent;
  }
  return { register, rest };
}

describe('keeping copies', () => {
  test.each([
    ['sends the loaded URLs to the first worker', {}, ['CACHE_URLS', 'AT_REST']],
    ['sends no URLs that the worker has served', { controlled: true }, ['AT_REST']],
    ['does nothing, without an error, where the browser forbids it', { refuses: true }, []],
  ])('registers when the page is idle, and %s', async (_, world, messages) => {
    const { register, rest } = aBrowser(world);
    expect(await rest()).toEqual(messages);
    expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
  });

  test.each([
    ['data are saved', { saveData: true }],
    ['the build takes the worker back', { mode: 'remove' }],
  ])('never registers if %s', async (_, world) => {
    const { register, rest } = aBrowser(world);
    await rest();
    expect(register).not.toHaveBeenCalled();
  });
});

/** A page that came from the network, or from a cache at this time. */
function aPage({ cached, online }: { cached?: string; online: boolean }) {
  class Timing {
    serverTiming = cached ? [{ name: 'copy', description: cached }] : [];
  }
  Object.assign(globalThis, { PerformanceNavigationTiming: Timing });
  Object.assign(performance, { getEntriesByType: () => [new Timing()] });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
}

const line = () => screen.getByRole('status').textContent;
const send = (event: Event) => act(() => void dispatchEvent(event));

// Without a zone: the visitor's own clock.
const cached = '2026-11-22T10:05:00';

test('the network line follows the network, also on a page restored from bfcache', async () => {
  aPage({ online: true });
  const { container } = await renderWith(networkLine, <NetworkLine />);
  expect(line()).toBe('');
  send(new Event('offline'));
  expect(line()).toBe(OFFLINE_TEXTS.offline);
  expect((await axe(container)).violations).toEqual([]);
  send(new Event('online'));
  expect(line()).toBe('');
  aPage({ online: false });
  send(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(line()).toBe(OFFLINE_TEXTS.offline);
});

test.each([
  [{ online: false }, OFFLINE_TEXTS.offline],
  [{ online: true }, OFFLINE_TEXTS.silent],
])('the network line shows the date of a cached page %j', async (page, text) => {
  aPage({ ...page, cached });
  await renderWith(networkLine, <NetworkLine />);
  expect(line()).toBe(`${text} ${cachedPageNotice('2026-11-22', '10:05')}`);
});
