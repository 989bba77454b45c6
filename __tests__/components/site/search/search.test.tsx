import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { KEY_SETTING, type StartSearch, search } from '@/components/site/search/search.enhancement';
import { SearchButton } from '@/components/site/search/search-button';
import { startSearch } from '@/components/site/search/search-dialog';
import { SEARCH_TEXTS, SITE_MAP_ID } from '@/content/interface/search';
import { noResults, RESULTS_TEXTS, resultCount } from '@/content/interface/search-results';
import type { SearchFile } from '@/lib/search/entry';

const file: SearchFile = {
  entries: [
    { kind: 'page', address: '/assajos', title: 'Assajos', text: 'Dimarts i dijous' },
    {
      kind: 'question',
      address: '/assajos#mirar',
      title: 'Puc mirar un assaig?',
      within: 'Assajos',
      text: 'I tant.',
    },
  ],
  diades: [['2019-11-21', 'Aniversari', 'Vic', '4d8']],
  list: '/llista-de-diades',
  contact: '/contactar',
};

const answer =
  (body: string, status = 200) =>
  async () =>
    ({ ok: status === 200, status, headers: new Headers(), text: async () => body }) as Response;

// jsdom has no modal dialogs, and no layout.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
  globalThis.fetch = jest.fn(answer(JSON.stringify(file)));
});

let stop = new AbortController();
afterEach(() => {
  stop.abort();
  stop = new AbortController();
});

const loadSearch =
  async (_attempt: number): Promise<StartSearch> =>
  (parts) =>
    startSearch(parts, '/cerca.json');

/** The button with its enhancement, whose listeners end with the test. */
function show(load = loadSearch) {
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
  search(load).start();
  spy.mockRestore();
  const dialog = container.querySelector('dialog');
  if (!dialog) throw new Error('There is no dialog.');
  return dialog;
}

const open = () => userEvent.click(screen.getByRole('button', { name: SEARCH_TEXTS.open }));
const field = () => screen.findByRole('combobox', { name: SEARCH_TEXTS.field });
const status = () => screen.getByRole('status');
const activeOption = () => screen.queryByRole('option', { selected: true });

async function find(query: string): Promise<HTMLElement> {
  await open();
  await userEvent.type(await field(), query);
  return field();
}

test('without the enhancement the button is a link to the site map', () => {
  render(<SearchButton />);
  expect(screen.getByRole('link', { name: SEARCH_TEXTS.open })).toHaveAttribute('href', `#${SITE_MAP_ID}`);
});

describe('the dialog', () => {
  test('loads nothing before it is opened, and then keeps what was typed meanwhile', async () => {
    const load = jest.fn(loadSearch);
    show(load);
    expect(load).not.toHaveBeenCalled();
    await open();
    await userEvent.type(screen.getByLabelText(SEARCH_TEXTS.field), 'assa');
    expect(await screen.findAllByRole('option')).not.toHaveLength(0);
    expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  });

  test('groups results by kind, with the page of each, and announces their number', async () => {
    show();
    await find('assaig');
    const pages = screen.getByRole('group', { name: RESULTS_TEXTS.kinds.page });
    expect(within(pages).getByRole('option')).toHaveAttribute('href', '/assajos/');
    const questions = screen.getByRole('group', { name: RESULTS_TEXTS.kinds.question });
    expect(within(questions).getByRole('option')).toHaveTextContent('Puc mirar un assaig?AssajosI tant.');
    expect(status()).toHaveTextContent(resultCount(2));
  });

  test('moves through the options while the focus stays in the field', async () => {
    show();
    const combobox = await find('assaig');
    expect(combobox).toHaveAttribute('aria-expanded', 'true');
    expect(activeOption()).toBeNull();
    for (const [key, place] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowDown', 0],
      ['ArrowUp', 1],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(activeOption()).toBe(screen.getAllByRole('option')[place]);
      expect(combobox).toHaveAttribute('aria-activedescendant', activeOption()?.id);
    }
    expect(combobox).toHaveFocus();
  });

  test.each([
    ['the first result', '{Enter}', '/assajos/'],
    ['the chosen one', '{ArrowDown}{ArrowDown}{Enter}', '/assajos/#mirar'],
  ])('Enter opens %s and closes the dialog', async (_what, keys, address) => {
    const dialog = show();
    const opened = jest.fn();
    dialog.addEventListener('click', (event) => {
      event.preventDefault();
      if (event.target instanceof Element) opened(event.target.closest('a')?.getAttribute('href'));
    });
    await find('assaig');
    await userEvent.keyboard(keys);
    expect(opened).toHaveBeenCalledWith(address);
    expect(dialog.open).toBe(false);
  });

  test('offers ways on when nothing is found', async () => {
    show();
    const combobox = await find('xyz');
    expect(status()).toHaveTextContent(noResults('xyz'));
    expect(combobox).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: RESULTS_TEXTS.ways.contact })).toHaveAttribute(
      'href',
      '/contactar/',
    );
    expect(screen.getByRole('link', { name: RESULTS_TEXTS.ways.map })).toHaveAttribute(
      'href',
      `#${SITE_MAP_ID}`,
    );
  });

  test.each([
    ['empty', ''],
    ['with results', 'assaig'],
    ['without any', 'xyz'],
  ])('has no axe violations %s', async (_state, query) => {
    const dialog = show();
    await open();
    await field();
    if (query) await userEvent.type(await field(), query);
    expect((await axe(dialog)).violations).toEqual([]);
  });
});

describe('a failure', () => {
  test.each([
    ['no answer', () => Promise.reject(new TypeError())],
    ['an error', answer('', 500)],
    ['a page instead of the index', answer('<!DOCTYPE html>')],
  ])('of the index (%s) is told, and trying again can succeed', async (_what, failing) => {
    globalThis.fetch = jest.fn(answer(JSON.stringify(file))).mockImplementationOnce(failing);
    show();
    await open();
    await waitFor(() => expect(status()).toHaveTextContent(SEARCH_TEXTS.failed));
    await userEvent.click(screen.getByRole('button', { name: SEARCH_TEXTS.retry }));
    expect(await field()).toHaveFocus();
    expect(status()).toHaveTextContent(RESULTS_TEXTS.hint);
    expect(screen.queryByRole('button', { name: SEARCH_TEXTS.retry })).not.toBeInTheDocument();
  });

  test('of the script is told, and the next attempt has another address', async () => {
    const load = jest.fn(loadSearch).mockRejectedValueOnce(new TypeError());
    show(load);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: SEARCH_TEXTS.retry }));
    await field();
    expect(load.mock.calls).toEqual([[0], [1]]);
  });
});

describe('shortcuts', () => {
  const control = (name: string) => screen.getByRole(name === 'Un camp' ? 'textbox' : 'button', { name });

  test.each([
    ['/', '/', 'Un botó', true],
    ['Ctrl K', '{Control>}k{/Control}', 'Un botó', true],
    ['Ctrl K in a field', '{Control>}k{/Control}', 'Un camp', true],
    ['Ctrl K in a game', '{Control>}k{/Control}', 'Un joc', true],
    ['/ in a field', '/', 'Un camp', false],
    ['/ in a game', '/', 'Un joc', false],
    ['Ctrl /', '{Control>}/{/Control}', 'Un botó', false],
    ['Alt /', '{Alt>}/{/Alt}', 'Un botó', false],
    ['k', 'k', 'Un botó', false],
  ])('%s', async (_what, keys, focused, opens) => {
    const dialog = show();
    control(focused).focus();
    await userEvent.keyboard(keys);
    expect(dialog.open).toBe(opens);
  });

  test('the key / can be turned off, and on again', async () => {
    const dialog = show();
    await open();
    const setting = await screen.findByRole('checkbox', { name: RESULTS_TEXTS.key });
    expect(setting).toBeChecked();
    await userEvent.click(setting);
    dialog.close();
    control('Un botó').focus();
    await userEvent.keyboard('/');
    expect(dialog.open).toBe(false);
    await userEvent.click(setting);
    expect(localStorage.getItem(KEY_SETTING)).toBeNull();
  });

  test('another open dialog is left alone', async () => {
    const dialog = show();
    const other = document.body.appendChild(document.createElement('dialog'));
    other.open = true;
    await userEvent.keyboard('/');
    expect(dialog.open).toBe(false);
    other.remove();
  });
});
