/** A point of the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** Keys that have a name instead of a character, as `KeyboardEvent.key` spells them. */
export type NamedKey = 'Enter' | 'Tab' | 'Escape' | 'Home';

/**
 * One window of a browser that Playwright does not drive. Everything else the tests need is built from these by
 * `EnginePage`. Native dialogs are accepted, a prompt with its default text. Each method rejects when the browser refuses or does not answer.
 */
export type Engine = {
  /** Product and version, e.g. "Firefox 153.7". */
  readonly name: string;
  /** Loads an absolute URL and waits for its `load` event. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a function in the page. It must not use anything from outside; arguments and result are JSON. */
  readonly evaluate: <Result, Args extends unknown[]>(
    fn: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Runs a script in the page, in the page's own global scope. */
  readonly runScript: (source: string) => Promise<void>;
  /** Presses the mouse at the first point, moves it over the others and releases it at the last. */
  readonly drag: (from: Point, ...path: readonly Point[]) => Promise<void>;
  /** Presses a key once. */
  readonly press: (key: NamedKey) => Promise<void>;
  /** Types characters one after another, as a keyboard that has them all. */
  readonly type: (text: string) => Promise<void>;
  /** Puts a file into the page's only file input. */
  readonly upload: (file: string) => Promise<void>;
  /** Sets the size of the window's content. WebKitGTK has no window narrower than some 450 px. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Folder where the browser saves what it downloads. */
  readonly downloads: string;
  readonly close: () => Promise<void>;
};
