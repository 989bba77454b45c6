import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderWith } from '@/__tests__/builders/drawn';
import { CopyEmail } from '@/components/site/footer/site-footer';
import { navigation, SiteMenu } from '@/components/site/menu/site-menu';
import { siteMenu } from '@/components/site/menu/site-menu.enhancement';
import { cachePages } from '@/components/site/offline/cache-pages.enhancement';
import { NetworkLine } from '@/components/site/offline/network-line';
import { networkLine } from '@/components/site/offline/network-line.enhancement';
import { search } from '@/components/site/search/search.enhancement';
import { startSearch } from '@/components/site/search/search-dialog';
import { SearchButton } from '@/components/site/site-header';
import { copying } from '@/components/ui/copy/copy.enhancement';
import { cachedPageNotice, OFFLINE_TEXTS } from '@/content/interface/offline';
import { SEARCH_TEXTS } from '@/content/interface/search';
import { RESULTS_TEXTS } from '@/content/interface/search-results';
import { SITE_TEXTS } from '@/content/interface/site';
import type { SearchFile } from '@/lib/search/entry';

describe('the search', () => {
  const file: SearchFile = {
    entries: [{ kind: 'page', address: '/assajos', title: 'Assajos', text: 'Dimarts i dijous' }],
    diades: [],
    list: '/llista-de-diades',
    contact: '/contactar',
  };
  const answer =
    (body: string, status = 200) =>
    async () =>
      ({ ok: status === 200, status, headers: new Headers(), text: async () => body }) as Response;

  let stop = new AbortController();
  beforeEach(() => {
    globalThis.fetch = jest.fn(answer(JSON.stringify(file)));
    stop = new AbortController();
  });
  afterEach(() => stop.abort());

  /** The button with its enhancement, whose listeners end with the test. */
  function show(): HTMLDialogElement {
    const listen = document.addEventListener.bind(document);
    const spy = jest
      .spyOn(document, 'addEventListener')
      .mockImplementation((name: string, listener: EventListenerOrEventListenerObject) =>
        listen(name, listener, { signal: stop.signal }),
      );
    const { container } = render(
      <>
        <SearchButton />
        <input aria-label="Un camp" />
        <div role="application">
          <button type="button">Un joc</button>
        </div>
        <button type="button">Un botó</button>
      </>,
    );
    search(async () => (parts) => startSearch(parts, '/cerca.json')).start();
    spy.mockRestore();
    const dialog = container.querySelector('dialog');
    if (!dialog) throw new Error('There is no dialog.');
    return dialog;
  }
  const open = () => userEvent.click(screen.getByRole('button', { name: SEARCH_TEXTS.open }));
  const field = () => screen.findByRole('combobox', { name: SEARCH_TEXTS.field });

  test.each([
    ['an error', answer('', 500)],
    ['a page instead of the index', answer('<!DOCTYPE html>')],
  ])('tells that the index did not come (%s), and trying again can succeed', async (_what, failing) => {
    globalThis.fetch = jest.fn(answer(JSON.stringify(file))).mockImplementationOnce(failing);
    show();
    await open();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(SEARCH_TEXTS.failed));
    await userEvent.click(screen.getByRole('button', { name: SEARCH_TEXTS.retry }));
    expect(await field()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(RESULTS_TEXTS.hint);
  });

  test.each([
    ['Ctrl K in a field', '{Control>}k{/Control}', 'Un camp', true],
    ['/ in a field', '/', 'Un camp', false],
    ['/ in a game', '/', 'Un joc', false],
    ['Ctrl /', '{Control>}/{/Control}', 'Un botó', false],
    ['Alt /', '{Alt>}/{/Alt}', 'Un botó', false],
    ['k', 'k', 'Un botó', false],
  ])('%s', async (_what, keys, focused, opens) => {
    const dialog = show();
    const control = focused === 'Un camp' ? screen.getByLabelText(focused) : screen.getByText(focused);
    control.focus();
    await userEvent.keyboard(keys);
    expect(dialog.open).toBe(opens);
  });

  test('leaves another open dialog alone', async () => {
    const dialog = show();
    const other = document.body.appendChild(document.createElement('dialog'));
    other.open = true;
    await userEvent.keyboard('/');
    expect(dialog.open).toBe(false);
    other.remove();
  });
});

test('the footer selects the address and announces it when the clipboard is not available', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await renderWith(copying, <CopyEmail email="junta@colla.example" />);
  await user.click(screen.getByRole('button', { name: /copia/i }));
  expect(screen.getByRole('status')).toHaveTextContent(/no deixa copiar/);
  expect(getSelection()?.toString()).toBe('junta@colla.example');
});

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
  await renderWith(networkLine, <NetworkLine />);
  expect(line()).toBe('');
  send(new Event('offline'));
  expect(line()).toBe(OFFLINE_TEXTS.offline);
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

// On an interactive page the enhancements start before React does.
test('hydration keeps what the user has done in the header and footer', async () => {
  // In development React lists attributes that differ. On the published site it neither compares nor changes them.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  Object.assign(globalThis, { PerformanceNavigationTiming: class {} });
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = () => {};
  const user = userEvent.setup();
  const element = (
    <>
      <SiteMenu navigation={navigation} />
      <CopyEmail email="junta@colla.example" />
      <NetworkLine />
    </>
  );
  const box = document.createElement('div');
  box.innerHTML = renderToString(element);
  document.body.replaceChildren(box);
  const sent = box.innerHTML;
  for (const { start } of [siteMenu, copying, networkLine]) start();
  await user.click(screen.getByRole('button', { name: /copia/i }));
  const group = box.querySelector('details');
  if (group) group.open = true;
  const left = box.innerHTML;
  expect(left).not.toBe(sent);

  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(box, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(box.innerHTML).toBe(left);
  expect(screen.getByText(SITE_TEXTS.copyEmail.copied)).toBeVisible();
  expect(screen.getByText(OFFLINE_TEXTS.offline)).toBeVisible();
  act(() => root.unmount());
});
