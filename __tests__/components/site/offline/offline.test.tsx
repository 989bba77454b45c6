import { act, screen } from '@testing-library/react';
import { axe } from '@/__tests__/axe';
import { renderWith } from '@/__tests__/builders/drawn';
import { cachePages } from '@/components/site/offline/cache-pages.enhancement';
import { NetworkLine } from '@/components/site/offline/network-line';
import { networkLine } from '@/components/site/offline/network-line.enhancement';
import { OfflinePage } from '@/components/site/offline/offline-page';
import { cachedPageNotice, OFFLINE_TEXTS } from '@/content/interface/offline';

type World = {
  saveData?: boolean;
  controlled?: boolean;
  registered?: boolean;
  refuses?: boolean;
  mode?: string;
};

/** A browser with workers. Returns the messages to the worker, and a function that makes the page idle. */
function aBrowser({
  saveData = false,
  controlled = false,
  registered = controlled,
  refuses = false,
  mode = 'keep',
}: World = {}) {
  const told: unknown[] = [];
  const active = { postMessage: (message: { type: string }) => told.push(message.type) };
  const waiting = { postMessage: (message: { type: string }) => told.push(`waiting: ${message.type}`) };
  const update = jest.fn();
  const registration = { active: registered ? active : null, waiting, update };
  const register = jest.fn(() =>
    refuses ? Promise.reject(new Error('forbidden')) : Promise.resolve(registration),
  );
  const rests: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (act: () => void) => rests.push(act) });
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: controlled ? {} : null, register, ready: Promise.resolve({ active }) },
    configurable: true,
  });
  process.env.NEXT_PUBLIC_OFFLINE = mode;
  cachePages.start();
  return {
    register,
    update,
    told,
    async rest() {
      for (const act of rests) act();
      await new Promise((done) => setTimeout(done));
    },
  };
}

describe('keeping copies', () => {
  test('registers when the page is idle, sends the loaded URLs, and reports idle to both workers', async () => {
    const browser = aBrowser();
    expect(browser.register).not.toHaveBeenCalled();
    await browser.rest();
    expect(browser.register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
    expect(browser.told).toEqual(['CACHE_URLS', 'AT_REST', 'waiting: AT_REST']);
  });

  test('updates the worker if the active one does not control the page', async () => {
    const browser = aBrowser({ registered: true });
    await browser.rest();
    expect(browser.update).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the first worker is still being installed', {}],
    ['a worker controls the page', { controlled: true }],
  ])('leaves the update to the browser if %s', async (_, world) => {
    const browser = aBrowser(world);
    await browser.rest();
    expect(browser.update).not.toHaveBeenCalled();
  });

  test('sends no URLs that the worker has served', async () => {
    const browser = aBrowser({ controlled: true });
    await browser.rest();
    expect(browser.told).toEqual(['AT_REST', 'waiting: AT_REST']);
  });

  test.each([
    ['data are saved', { saveData: true }],
    ['the build takes the worker back', { mode: 'remove' }],
  ])('never registers if %s', async (_, world) => {
    const browser = aBrowser(world);
    await browser.rest();
    expect(browser.register).not.toHaveBeenCalled();
  });

  test('does nothing, without an error, where the browser forbids it', async () => {
    const browser = aBrowser({ refuses: true });
    await browser.rest();
    expect(browser.told).toEqual([]);
  });
});

/** A page that came with this entry in the browser's own record; a copy carries when it was taken. */
function pageFrom(copied?: string) {
  class Timing {
    serverTiming = copied ? [{ name: 'copy', description: copied }] : [];
  }
  Object.assign(globalThis, { PerformanceNavigationTiming: Timing });
  Object.assign(performance, { getEntriesByType: () => [new Timing()] });
}

const isOnline = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
const line = () => screen.getByRole('status');
const tell = (name: 'online' | 'offline') => act(() => dispatchEvent(new Event(name)));

// Without a zone: the visitor's own clock.
const taken = '2026-11-22T10:05:00';
const copy = cachedPageNotice('2026-11-22', '10:05');

describe('network line', () => {
  test('is empty online, and shows a message offline', async () => {
    pageFrom();
    isOnline(true);
    await renderWith(networkLine, <NetworkLine />);
    expect(line()).toBeEmptyDOMElement();
    tell('offline');
    expect(line()).toHaveTextContent(OFFLINE_TEXTS.offline);
    tell('online');
    expect(line()).toBeEmptyDOMElement();
  });

  test('updates on a page restored from bfcache', async () => {
    pageFrom();
    isOnline(false);
    await renderWith(networkLine, <NetworkLine />);
    expect(line()).toHaveTextContent(OFFLINE_TEXTS.offline);
    isOnline(true);
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(line()).toBeEmptyDOMElement();
  });

  test('shows the date of a cached page', async () => {
    pageFrom(taken);
    isOnline(false);
    const { container } = await renderWith(networkLine, <NetworkLine />);
    expect(line()).toHaveTextContent(`${OFFLINE_TEXTS.offline} ${copy}`);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('reports that the network does not respond if the browser is online', async () => {
    pageFrom(taken);
    isOnline(true);
    await renderWith(networkLine, <NetworkLine />);
    expect(line()).toHaveTextContent(`${OFFLINE_TEXTS.silent} ${copy}`);
  });

  test('shows no date on the offline page', async () => {
    pageFrom(taken);
    isOnline(false);
    const { container } = await renderWith(
      networkLine,
      <>
        <OfflinePage />
        <NetworkLine />
      </>,
    );
    expect(line()).toHaveTextContent(new RegExp(`^${OFFLINE_TEXTS.offline}$`));
    // An empty address is that of the page.
    expect(screen.getByText(OFFLINE_TEXTS.page.retry)).toHaveAttribute('href', '');
    expect((await axe(container)).violations).toEqual([]);
  });
});
