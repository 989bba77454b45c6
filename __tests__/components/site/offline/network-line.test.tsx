import { act, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderWith } from '@/__tests__/builders/behaving';
import { NetworkLine } from '@/components/site/offline/network-line';
import { networkLine } from '@/components/site/offline/network-line.behaviour';
import { OfflinePage } from '@/components/site/offline/offline-page';
import { OFFLINE_TEXTS } from '@/content/interface/offline';
import { seeingCopy } from '@/lib/offline/words';

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
const copy = seeingCopy('2026-11-22', '10:05');

afterEach(() => jest.restoreAllMocks());

describe('the line that tells of the network', () => {
  it('is empty while there is one, comes when it goes and goes when it comes', async () => {
    pageFrom();
    isOnline(true);
    await renderWith(networkLine, <NetworkLine />);
    expect(line()).toBeEmptyDOMElement();
    tell('offline');
    expect(line()).toHaveTextContent(OFFLINE_TEXTS.offline);
    tell('online');
    expect(line()).toBeEmptyDOMElement();
  });

  it('looks again on a page that Back brings to life, which has heard of no change meanwhile', async () => {
    pageFrom();
    isOnline(false);
    await renderWith(networkLine, <NetworkLine />);
    expect(line()).toHaveTextContent(OFFLINE_TEXTS.offline);
    isOnline(true);
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(line()).toBeEmptyDOMElement();
  });

  it('says of when the page is, where it is a copy', async () => {
    pageFrom(taken);
    isOnline(false);
    const { container } = await renderWith(networkLine, <NetworkLine />);
    expect(line()).toHaveTextContent(`${OFFLINE_TEXTS.offline} ${copy}`);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that the network does not answer where the browser believes that there is one', async () => {
    pageFrom(taken);
    isOnline(true);
    await renderWith(networkLine, <NetworkLine />);
    expect(line()).toHaveTextContent(`${OFFLINE_TEXTS.silent} ${copy}`);
  });

  it('says nothing of a copy on the page that stands for another', async () => {
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
