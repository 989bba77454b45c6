import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isHydrated } from '@/e2e/support/hydrated';
import { withPage } from '@/e2e/support/modules';
import type { Engine, Point } from './engine';

/** Finds elements by role and accessible name in the page itself, as Testing Library does everywhere else. */
const finder = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** An accessible name, or a pattern that it must match. */
export type Name = string | RegExp;

/** What the tests do with an engine's window: Playwright's `Page`, as far as the journeys need it. */
export class EnginePage {
  constructor(
    readonly engine: Engine,
    private readonly address: string,
  ) {}

  /** Opens a route of the site and waits until React has hydrated what it draws, and a game has read what was saved. */
  async open(route: string): Promise<void> {
    withPage(route);
    await this.engine.open(new URL(route, this.address).href);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.engine.reload();
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await poll('hydration', () => this.engine.evaluate(isHydrated));
    await poll('the game', () =>
      this.engine.evaluate(() => !document.querySelector('main section[aria-busy="true"]')),
    );
  }

  /** What the recorder wrote down on this page, once it has run. */
  faults(): Promise<string[]> {
    return poll('the recorder', () =>
      this.engine.evaluate(() => {
        const faults: unknown = Reflect.get(window, 'engineTestFaults');
        return Array.isArray(faults) && faults.map(String);
      }),
    );
  }

  /**
   * The middle of the first element with a role and a name, scrolled into view, or `null`. Hidden ones do not count. With
   * `clickable`, an element that moves within two frames, or has something else at its middle, is none either.
   */
  private async locate(role: string, name: Name, clickable = false): Promise<Point | null> {
    const [source, flags] = typeof name === 'string' ? [name, null] : [name.source, name.flags];
    const find = async (wanted: string, text: string, mark: string | null, toClick: boolean) => {
      const library: unknown = Reflect.get(window, 'TestingLibraryDom');
      if (typeof library !== 'object' || library === null) return 'no library';
      const query: unknown = Reflect.get(library, 'queryAllByRole');
      if (typeof query !== 'function') return 'no library';
      // A page that has just begun to load.
      if (!document.body) return null;
      const [element]: Element[] = query(document.body, wanted, {
        name: mark === null ? text : new RegExp(text, mark),
      });
      if (!element) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const middle = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const { x, y } = middle();
      if (!toClick) return { x, y };
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const [hit, now] = [document.elementFromPoint(x, y), middle()];
      const isHit = element.contains(hit) || hit?.closest('label')?.control === element;
      return isHit && now.x === x && now.y === y ? now : null;
    };
    const found = await this.engine.evaluate(find, role, source, flags, clickable);
    if (typeof found === 'object') return found;
    await this.engine.runScript(finder);
    const again = await this.engine.evaluate(find, role, source, flags, clickable);
    if (typeof again === 'string') throw new Error('Testing Library did not load in the page.');
    return again;
  }

  /** Waits until there is such an element, and resolves to its middle. */
  see(role: string, name: Name): Promise<Point> {
    return poll(`a ${role} named ${name}`, () => this.locate(role, name));
  }

  async isThere(role: string, name: Name): Promise<boolean> {
    return (await this.locate(role, name)) !== null;
  }

  /** Clicks the element once it no longer moves and nothing covers it. */
  async click(role: string, name: Name): Promise<void> {
    const point = await poll(`a ${role} named ${name} to click`, () => this.locate(role, name, true));
    await this.engine.drag(point, point);
  }

  /** Waits until the visible text of the page contains a sentence. */
  async reads(sentence: string): Promise<void> {
    await poll(`"${sentence}" on the page`, () =>
      this.engine.evaluate((text) => document.body.innerText.replace(/\s+/g, ' ').includes(text), sentence),
    );
  }

  /** Accessible name of the focused element, from its own text or label. */
  focused(): Promise<string> {
    return this.engine.evaluate(() => {
      const element = document.activeElement;
      return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    });
  }

  /** Waits until the address has this path. */
  async at(path: string): Promise<void> {
    await poll(`the address ${path}`, () =>
      this.engine.evaluate(
        (wanted) => location.pathname.replace(/\/$/, '') === wanted.replace(/\/$/, ''),
        path,
      ),
    );
  }

  stored(key: string): Promise<string | null> {
    return this.engine.evaluate((name) => localStorage.getItem(name), key);
  }
}

/** How long a browser has for what a test waits for, in ms. */
const TIMEOUT = 60_000;

/** Asks until there is an answer, and resolves to it. Rejects after a minute with a message that names `what`. */
export async function poll<Answer>(
  what: string,
  ask: () => Promise<Answer | false | null | undefined>,
  timeout = TIMEOUT,
): Promise<Answer> {
  const end = Date.now() + timeout;
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== null && answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`Waited ${timeout} ms for ${what}.`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/**
 * Runs in the page. `words` are the visible text of `<main>`, word by word, independent of the engine's `innerText`. Left out are
 * the options of a `<select>`: engines differ in whether those of a closed one are visible, and when results were read. `faults` are what the recorder wrote
 * down, pictures that did not load, and what is wider than the window.
 */
export function readPage(): { words: string[]; faults: string[] } {
  const recorded: unknown = Reflect.get(window, 'engineTestFaults');
  const faults = Array.isArray(recorded) ? recorded.map(String) : ['no recorder'];
  for (const { complete, naturalWidth, currentSrc } of document.images)
    if (complete && naturalWidth === 0) faults.push(`broken picture: ${currentSrc}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px too wide`);
  const main = document.querySelector('main');
  if (!main) return { words: [], faults: [...faults, 'no main'] };
  const words: string[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('option, script, style, noscript, [data-status]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    words.push(...(node.textContent ?? '').split(/\s+/).filter(Boolean));
  }
  return { words, faults };
}
