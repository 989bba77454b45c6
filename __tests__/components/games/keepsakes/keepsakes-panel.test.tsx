import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { everyKeepsake, everything } from '@/__tests__/builders/keepsakes';
import { KeepsakesPanel } from '@/components/games/keepsakes/keepsakes-panel';
import { KEEPSAKE_TEXTS } from '@/content/interface/keepsakes';
import { readKept } from '@/lib/browser/keepsakes';
import { toBase64 } from '@/lib/castle-game/saves/base64';
import { decodeKeepsakes, encodeKeepsakes } from '@/lib/keepsakes/file';
import { idsIn, type Kept } from '@/lib/keepsakes/kept';
import { fileProblemText, KEEPSAKE_NAMES, removedText, removeName } from '@/lib/keepsakes/words';
import { standInForBrowser } from '../stand-ins';

expect.extend(toHaveNoViolations);
beforeAll(standInForBrowser);
afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
});

const NOTHING: Kept = { texts: {}, cookies: {} };
const button = (name: string) => screen.getByRole('button', { name });
const rows = () => screen.queryAllByRole('listitem');
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

function open(kept: Kept = everything) {
  for (const [key, text] of Object.entries(kept.texts)) window.localStorage.setItem(key, text);
  for (const [name, value] of Object.entries(kept.cookies)) Cookies.set(name, value, { path: '/' });
  return render(<KeepsakesPanel />);
}

/** The file as the hidden picker gives it. */
const pick = (text: string) =>
  userEvent.upload(
    screen.getByLabelText(KEEPSAKE_TEXTS.bring, { selector: 'input' }),
    new File([text], 'records.json', { type: 'application/json' }),
  );

/** What is downloaded from now on. */
function downloads(): Promise<string>[] {
  const texts: Promise<string>[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) texts.push(blob.text());
    return 'blob:records';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return texts;
}

test('is written where there is no browser, waiting', () => {
  expect(renderToString(<KeepsakesPanel />)).toContain(KEEPSAKE_TEXTS.loading);
});

test('lists each game that has something, with a way to remove it', async () => {
  const { container } = open();
  expect(rows().map((row) => row.textContent)).toEqual(
    idsIn(everyKeepsake).map((id) => expect.stringContaining(KEEPSAKE_NAMES[id])),
  );
  for (const id of idsIn(everyKeepsake)) expect(button(removeName(id))).toBeEnabled();
  expect(await axe(container)).toHaveNoViolations();
});

test('says when there is nothing, and then there is nothing to export or remove', () => {
  open(NOTHING);
  expect(screen.getByText(KEEPSAKE_TEXTS.nothing)).toBeVisible();
  expect(button(KEEPSAKE_TEXTS.export)).toBeDisabled();
  expect(button(KEEPSAKE_TEXTS.removeAll)).toBeDisabled();
  expect(button(KEEPSAKE_TEXTS.bring)).toBeEnabled();
});

test('says when the browser keeps nothing', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(<KeepsakesPanel />);
  expect(screen.getByText(KEEPSAKE_TEXTS.blocked)).toBeVisible();
});

test('exports everything but the free-bar code and what is no game’s', async () => {
  const texts = downloads();
  open();
  await userEvent.click(button(KEEPSAKE_TEXTS.export));
  expect(decodeKeepsakes((await texts[0]) ?? '')).toMatchObject({ ok: true, kept: everyKeepsake });
});

test('removes one game once it is confirmed, says so, and leaves the others', async () => {
  open();
  await userEvent.click(button(removeName('sopa')));
  await userEvent.click(inDialog(KEEPSAKE_TEXTS.cancel));
  expect(readKept()).toEqual(everyKeepsake);
  await userEvent.click(button(removeName('sopa')));
  await userEvent.click(inDialog(KEEPSAKE_TEXTS.removeConfirm));
  expect(idsIn(readKept() ?? NOTHING)).toEqual(idsIn(everyKeepsake).filter((id) => id !== 'sopa'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(removedText(['sopa']))).toHaveFocus();
});

test('brings a file back into an empty browser without asking', async () => {
  open(NOTHING);
  await pick(encodeKeepsakes(everyKeepsake, 1));
  await waitFor(() => expect(rows()).toHaveLength(idsIn(everyKeepsake).length));
  expect(readKept()).toEqual(everyKeepsake);
});

test('asks before a file takes the place of something, and offers to keep that first', async () => {
  const here: Kept = { texts: { 'progres-sopa-1': '{"map":"B"}' }, cookies: {} };
  const texts = downloads();
  open(here);
  await pick(encodeKeepsakes(everyKeepsake, 1));
  expect(await screen.findByRole('dialog', { name: KEEPSAKE_TEXTS.replaceTitle })).toHaveTextContent(
    KEEPSAKE_NAMES.sopa,
  );
  expect(readKept()).toEqual(here);
  await userEvent.click(inDialog(KEEPSAKE_TEXTS.exportFirst));
  expect(decodeKeepsakes((await texts[0]) ?? '')).toMatchObject({ kept: here });
  await userEvent.click(inDialog(KEEPSAKE_TEXTS.replaceConfirm));
  expect(readKept()).toEqual(everyKeepsake);
});

test.each([
  ['damaged', encodeKeepsakes(everyKeepsake, 1).slice(0, 300), fileProblemText({ kind: 'damaged' })],
  ['from elsewhere', '{"a":1}', fileProblemText({ kind: 'elsewhere' })],
  [
    'with a damaged castle game',
    encodeKeepsakes({ texts: { game: 'trencada!' }, cookies: {} }, 1),
    fileProblemText({ kind: 'damaged part', id: 'joc-castells' }),
  ],
  [
    'with a castle game of a later version',
    encodeKeepsakes(
      {
        texts: {
          game: toBase64(atob(everyKeepsake.texts.game ?? '').replace('"format":2', '"format":99')),
        },
        cookies: {},
      },
      1,
    ),
    fileProblemText({ kind: 'newer part', id: 'joc-castells' }),
  ],
])('a file %s is refused with what is wrong, and nothing is touched', async (_, text, sentence) => {
  open();
  await pick(text);
  const said = await screen.findByText(sentence);
  expect(said).toHaveAttribute('role', 'alert');
  expect(said).toHaveFocus();
  expect(readKept()).toEqual(everyKeepsake);
});

test('without room nothing changes, and it says so', async () => {
  open(NOTHING);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await pick(encodeKeepsakes(everyKeepsake, 1));
  expect(await screen.findByText(KEEPSAKE_TEXTS.noRoom)).toBeVisible();
  expect(readKept()).toEqual(NOTHING);
});

test('sees what another tab does', () => {
  open(NOTHING);
  window.localStorage.setItem('progres-memory', '{"best":12,"moves":0}');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'progres-memory' })));
  expect(rows()).toHaveLength(1);
});
