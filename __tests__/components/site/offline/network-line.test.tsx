import { act, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderWith } from '@/__tests__/builders/behaving';
import { NetworkLine } from '@/components/site/offline/network-line';
import { networkLine } from '@/components/site/offline/network-line.enhancement';
import { OfflinePage } from '@/components/site/offline/offline-page';
import { cachedPageNotice, OFFLINE_TEXTS } from '@/content/interface/offline';

expect.extend(toHaveNoViolations);

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

afterEach(() => jest.restoreAllMocks());

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
    expect(await axe(container)).toHaveNoViolations();
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
    // The address that was asked for, which an empty one stands for.
    expect(screen.getByText(OFFLINE_TEXTS.page.retry)).toHaveAttribute('href', '');
    expect(await axe(container)).toHaveNoViolations();
  });
});
