import { webcrypto } from 'node:crypto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { FreeBar } from '@/components/free-bar/free-bar';
import { writeCodeCookies } from '@/components/free-bar/use-free-bar';
import { FREE_BAR_TEXTS } from '@/content/interface/free-bar';
import { codeFromBytes } from '@/lib/free-bar/code';

const { notices, drawNew, waiting, noScripts } = FREE_BAR_TEXTS;
const freeBar = <FreeBar />;
const kept = codeFromBytes(new Uint8Array(16).fill(7));
const heading = (title: string) => screen.findByRole('heading', { name: title });
const confirmation = () => screen.findByText(/^[0-9a-f]{6}$/);
const barcode = () => screen.queryByRole('img', { name: /Codi de barres/ });

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});

beforeEach(() => {
  for (const name of ['code', 'secret_p1', 'secret_p2']) Cookies.remove(name, { path: '/' });
});

describe('FreeBar', () => {
  test('shows a confirmation of six characters made from all three parts', async () => {
    writeCodeCookies(kept);
    const { unmount } = render(freeBar);
    const first = (await confirmation()).textContent;
    unmount();
    writeCodeCookies(codeFromBytes(new Uint8Array(16).fill(8)));
    render(freeBar);
    expect((await confirmation()).textContent).not.toBe(first);
  });

  test.each([
    ['tampered', () => Cookies.set('code', kept.code.replace(/^./, '9'), { path: '/' })],
    ['partial', () => Cookies.remove('secret_p2', { path: '/' })],
  ] as const)('shows no code when it is %s, and draws a new one on request', async (state, harm) => {
    writeCodeCookies(kept);
    harm();
    render(freeBar);
    await heading(notices[state].title);
    expect(barcode()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: drawNew }));
    await heading(notices.fresh.title);
    await confirmation();
    expect(barcode()).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: notices.fresh.title }).closest('[tabindex]')).toHaveFocus();
    expect(Cookies.get('code')).not.toBe(kept.code);
  });

  test('still shows a code where even looking at the cookies is forbidden', async () => {
    const forbid = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
    render(freeBar);
    await heading(notices.blocked.title);
    await confirmation();
    expect(barcode()).toBeInTheDocument();
  });

  test('reports a browser without random numbers', async () => {
    jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('none');
    });
    render(freeBar);
    await heading(notices.failed.title);
    expect(barcode()).not.toBeInTheDocument();
  });
});
