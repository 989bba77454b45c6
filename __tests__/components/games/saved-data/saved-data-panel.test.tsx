import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { downloads } from '@/__tests__/builders/browser';
import { allSavedData, everything, otherStoredData } from '@/__tests__/builders/saved-data';
import { SavedDataPanel } from '@/components/games/saved-data/saved-data-panel';
import { makeChange, readStoredData } from '@/components/games/saved-data/stored-data';
import { onStoredDataChange } from '@/components/games/shared/use-stored';
import { SAVED_DATA_SECTION_TEXTS } from '@/content/interface/games/hub';
import {
  fileProblemText,
  removedText,
  removeName,
  SAVED_DATA_NAMES,
  SAVED_DATA_TEXTS,
} from '@/content/interface/games/saved-data';
import { decodeSavedData, encodeSavedData } from '@/lib/saved-data/file';
import { idsIn, importChange, type StoredData } from '@/lib/saved-data/stored-data';
import { toBase64 } from '@/lib/text/base64';

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
});

const NOTHING: StoredData = { texts: {}, cookies: {} };
const button = (name: string) => screen.getByRole('button', { name });
const rows = () => screen.queryAllByRole('listitem');
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

function keep({ texts, cookies }: StoredData): void {
  for (const [key, text] of Object.entries(texts)) window.localStorage.setItem(key, text);
  for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value, { path: '/' });
}

function open(data: StoredData = everything) {
  keep(data);
  return render(<SavedDataPanel />);
}

/** Picks a file in the hidden input. */
const pick = (text: string) =>
  userEvent.upload(
    screen.getByLabelText(SAVED_DATA_TEXTS.bring, { selector: 'input' }),
    new File([text], 'records.json', { type: 'application/json' }),
  );

test('renders on the server as loading', () => {
  document.body.innerHTML = renderToString(<SavedDataPanel />);
  expect(document.body).toHaveTextContent(SAVED_DATA_SECTION_TEXTS.loading);
});

test('lists each game with saved data and a button to remove it', () => {
  open();
  expect(rows().map((row) => row.textContent)).toEqual(
    idsIn(allSavedData).map((id) => expect.stringContaining(SAVED_DATA_NAMES[id])),
  );
  for (const id of idsIn(allSavedData)) expect(button(removeName(id))).toBeEnabled();
});

test('without saved data shows a message and disables export and removal', () => {
  open(NOTHING);
  expect(screen.getByText(SAVED_DATA_TEXTS.nothing)).toBeVisible();
  expect(button(SAVED_DATA_TEXTS.export)).toBeDisabled();
  expect(button(SAVED_DATA_TEXTS.removeAll)).toBeDisabled();
  expect(button(SAVED_DATA_TEXTS.bring)).toBeEnabled();
});

test('shows a message if storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(<SavedDataPanel />);
  expect(screen.getByText(SAVED_DATA_TEXTS.blocked)).toBeVisible();
});

test('exports only saved data of games and story', async () => {
  const files = downloads();
  open();
  await userEvent.click(button(SAVED_DATA_TEXTS.export));
  expect(decodeSavedData((await files[0]?.text) ?? '')).toMatchObject({ ok: true, data: allSavedData });
});

test('removes one game after confirmation, announces it and leaves the others', async () => {
  open();
  await userEvent.click(button(removeName('sopa')));
  await userEvent.click(inDialog(SAVED_DATA_TEXTS.cancel));
  expect(readStoredData()).toEqual(allSavedData);
  await userEvent.click(button(removeName('sopa')));
  await userEvent.click(inDialog(SAVED_DATA_TEXTS.removeConfirm));
  expect(idsIn(readStoredData() ?? NOTHING)).toEqual(idsIn(allSavedData).filter((id) => id !== 'sopa'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(removedText(['sopa']))).toHaveFocus();
});

test('imports a file into an empty browser without a question', async () => {
  open(NOTHING);
  await pick(encodeSavedData(allSavedData, 1));
  await waitFor(() => expect(rows()).toHaveLength(idsIn(allSavedData).length));
  expect(readStoredData()).toEqual(allSavedData);
});

test('asks before an import replaces data, and offers an export', async () => {
  const here: StoredData = { texts: { 'progres-sopa-1': '{"map":"B"}' }, cookies: {} };
  const files = downloads();
  open(here);
  await pick(encodeSavedData(allSavedData, 1));
  expect(await screen.findByRole('dialog', { name: SAVED_DATA_TEXTS.replaceTitle })).toHaveTextContent(
    SAVED_DATA_NAMES.sopa,
  );
  expect(readStoredData()).toEqual(here);
  await userEvent.click(inDialog(SAVED_DATA_TEXTS.exportFirst));
  expect(decodeSavedData((await files[0]?.text) ?? '')).toMatchObject({ data: here });
  await userEvent.click(inDialog(SAVED_DATA_TEXTS.replaceConfirm));
  expect(readStoredData()).toEqual(allSavedData);
});

test.each([
  ['damaged', encodeSavedData(allSavedData, 1).slice(0, 300), fileProblemText({ kind: 'damaged' })],
  ['from elsewhere', '{"a":1}', fileProblemText({ kind: 'elsewhere' })],
  [
    'with a damaged castle game',
    encodeSavedData({ texts: { game: 'trencada!' }, cookies: {} }, 1),
    fileProblemText({ kind: 'damaged part', id: 'joc-castells' }),
  ],
  [
    'with a castle game of a later version',
    encodeSavedData(
      {
        texts: {
          game: toBase64(atob(allSavedData.texts.game ?? '').replace('"format":2', '"format":99')),
        },
        cookies: {},
      },
      1,
    ),
    fileProblemText({ kind: 'newer part', id: 'joc-castells' }),
  ],
])('refuses a file %s with the reason and changes nothing', async (_, text, sentence) => {
  open();
  await pick(text);
  const message = await screen.findByText(sentence);
  expect(message).toHaveAttribute('role', 'alert');
  expect(message).toHaveFocus();
  expect(readStoredData()).toEqual(allSavedData);
});

test('shows a message and changes nothing if storage is full', async () => {
  open(NOTHING);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await pick(encodeSavedData(allSavedData, 1));
  expect(await screen.findByText(SAVED_DATA_TEXTS.noRoom)).toBeVisible();
  expect(readStoredData()).toEqual(NOTHING);
});

test('shows changes by another tab', () => {
  open(NOTHING);
  window.localStorage.setItem('progres-memory', '{"best":12,"moves":0}');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'progres-memory' })));
  expect(rows()).toHaveLength(1);
});

test('removing all leaves other stored data', () => {
  keep(everything);
  expect(makeChange({ write: NOTHING, remove: allSavedData })).toBe(true);
  expect(readStoredData()).toEqual(NOTHING);
  for (const [key, text] of Object.entries(otherStoredData.texts))
    if (key !== 'game-pestanya') expect(window.localStorage.getItem(key)).toBe(text);
  expect(Cookies.get()).toEqual(otherStoredData.cookies);
});

test('an import restores all data and notifies listeners once', () => {
  const listener = jest.fn();
  const stop = onStoredDataChange(listener);
  expect(makeChange(importChange(NOTHING, allSavedData))).toBe(true);
  expect(readStoredData()).toEqual(allSavedData);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('an imported castle game is claimed from the tab that plays it', () => {
  window.localStorage.setItem('game-pestanya', 'una-altra');
  makeChange(importChange(NOTHING, { texts: { 'progres-sopa-0': '{}' }, cookies: {} }));
  expect(window.localStorage.getItem('game-pestanya')).toBe('una-altra');
  makeChange(importChange(NOTHING, { texts: { game: 'x' }, cookies: {} }));
  expect(window.localStorage.getItem('game-pestanya')).not.toBe('una-altra');
});

test('changes nothing if storage is full', () => {
  const here: StoredData = { texts: { 'progres-sopa-0': '{"map":"A"}', game: 'vella' }, cookies: {} };
  keep(here);
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function small(
    this: Storage,
    key: string,
    text: string,
  ) {
    if (text.length > 1000) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  expect(makeChange(importChange(here, allSavedData))).toBe(false);
  expect(readStoredData()).toEqual(here);
});

test('changes nothing if cookies are refused', () => {
  jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});
  expect(makeChange(importChange(NOTHING, allSavedData))).toBe(false);
  expect(readStoredData()).toEqual(NOTHING);
});
