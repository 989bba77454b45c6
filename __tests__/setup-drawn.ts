import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { createElement } from 'react';

// On a busy machine, updates take longer than the default of one second.
configure({ asyncUtilTimeout: 5_000 });

// A test of the server has `@jest-environment node`.
const inBrowser = 'window' in globalThis;
if (inBrowser) standInForBrowser();
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  if (!inBrowser) return;
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// Pictures are made before a build; unit tests need none of their files.
jest.mock('@/components/ui/text/picture-size', () => ({
  missingFile: () => undefined,
  largestFile: (link: string) => link,
}));
jest.mock('@/components/ui/text/photo', () => ({
  Photo: ({ link, alt }: { link: string; alt: string }) => createElement('img', { src: link, alt }),
}));

// jsdom cannot navigate: tests read which page would have been opened.
jest.mock('@/lib/browser/page', () => ({ ...jest.requireActual('@/lib/browser/page'), openPage: jest.fn() }));

/**
 * Adds what jsdom lacks: dialogs, which only set their attribute, and scrolling, which does nothing. Also hides that
 * its vendor is Apple's, whose browser deletes stored data after a week. Chance and
 * cookies are as in every other run.
 */
function standInForBrowser(): void {
  // A minimal one. Inside the function, because Node has no `MouseEvent`.
  class Touch extends MouseEvent {
    readonly isPrimary: boolean;
    readonly pointerId: number;
    readonly pointerType = 'touch';
    constructor(type: string, { isPrimary = true, pointerId = 1, ...init }: PointerEventInit = {}) {
      super(type, init);
      this.isPrimary = isPrimary;
      this.pointerId = pointerId;
    }
  }
  globalThis.PointerEvent ??= Touch as typeof PointerEvent;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.scrollIntoView ??= () => {};
  window.getComputedStyle = rememberStyles(window.getComputedStyle);
  Blob.prototype.text ??= readText;
  // Wide enough for all games; jsdom reports 0.
  Object.defineProperty(window.screen, 'width', { value: 1280, configurable: true });
  Object.defineProperty(navigator, 'vendor', { value: 'Google Inc.', configurable: true });
  crypto.getRandomValues = <View extends ArrayBufferView | null>(view: View) => {
    if (view) new Uint8Array(view.buffer).set(Array.from({ length: view.byteLength }, randomByte));
    return view;
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, text: string) {
      cookie?.set?.call(this, withAge(text));
    },
  });
}

/**
 * Queries by role ask for the style of each element, for which jsdom tries its whole style sheet. Without another one, the same
 * elements with the same of these attributes have the same style.
 */
function rememberStyles(computeStyle: typeof getComputedStyle): typeof getComputedStyle {
  const styles = new Map<string, CSSStyleDeclaration>();
  return (element) => {
    if (document.styleSheets.length > 0) return computeStyle(element);
    const attributes = ['hidden', 'open', 'style', 'type'].map((name) => element.getAttribute(name));
    const key = JSON.stringify([element.localName, ...attributes]);
    const style = styles.get(key) ?? computeStyle(element);
    styles.set(key, style);
    return style;
  };
}

const randomByte = () => Math.random() * 256;

/** Replaces the end of a cookie by its age: jsdom compares the end with the clock of the machine. */
const withAge = (cookie: string) =>
  cookie.replace(
    /expires=([^;]+)/,
    (_, end) => `max-age=${Math.round((Date.parse(end) - Date.now()) / 1000)}`,
  );

function readText(this: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
}
