import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@/scripts/build/serve/ports.mjs';
import type { WebKitPaths } from '@/scripts/run/browsers.mjs';
import type { Engine, NamedKey, Point } from './engine';
import { poll } from './page';

/** Code points that WebDriver gives to named keys (W3C WebDriver, "Keyboard actions"). */
const KEYS: Readonly<Record<NamedKey, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Home: '\uE011',
};

/** The property of JSON in which WebDriver returns an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts a virtual X display on a free number, e.g. ":99". */
async function startDisplay(): Promise<{ process: ChildProcess; display: string }> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((done, fail) => {
    xvfb.once('error', fail);
    xvfb.once('exit', (code) => fail(new Error(`Xvfb ended with ${code}.`)));
    setTimeout(() => fail(new Error('Xvfb has no display after 30 seconds.')), 30_000).unref();
    xvfb.stdio[3]?.once('data', (text) => done(String(text).trim()));
  });
  return { process: xvfb, display: `:${number}` };
}

/** A WebDriver session. `send` resolves to the `value` of the answer and rejects with the driver's own message. */
async function startSession(port: number, browser: WebKitPaths['browser']) {
  const base = `http://127.0.0.1:${port}/session`;
  const call = async (method: string, url: string, body?: object): Promise<unknown> => {
    const response = await fetch(url, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const capabilities = {
    alwaysMatch: {
      unhandledPromptBehavior: 'accept',
      ...(browser && { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }),
    },
  };
  const session = await poll('the driver', () =>
    call('POST', base, { capabilities }).catch((error: Error) => {
      // The driver does not listen yet.
      if (error.message !== 'fetch failed') throw error;
    }),
  );
  const read = (key: string): unknown =>
    typeof session === 'object' && session !== null ? Reflect.get(session, key) : undefined;
  return {
    capabilities: read('capabilities'),
    send: (method: string, path: string, body?: object) =>
      call(method, `${base}/${read('sessionId')}${path}`, body),
  };
}

const keyActions = (pressed: readonly { type: string; value: string }[]) => ({
  actions: [{ type: 'key', id: 'keyboard', actions: pressed }],
});

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/**
 * Opens WebKit over WebDriver: WebKitGTK's small browser on a display of its own, or Safari on a Mac. The profile is
 * empty and scrollbars are classic where the system lets one choose. `settings`: more environment variables.
 */
export async function openWebKit({ driver, browser }: WebKitPaths, settings = {}): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = browser ? await startDisplay() : undefined;
  const [port = 0] = await freePorts(1);
  const server = spawn(driver, browser ? [`--port=${port}`] : ['--port', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      TZ: 'Europe/Madrid',
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      GTK_OVERLAY_SCROLLING: '0',
      LIBGL_ALWAYS_SOFTWARE: '1',
      MESA_SHADER_CACHE_DISABLE: 'true',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      ...(screen && { DISPLAY: screen.display }),
      ...settings,
    },
  });
  const { capabilities, send } = await startSession(port, browser);
  const version = JSON.stringify(capabilities).match(/"browserVersion":"([^"]+)"/)?.[1];
  const act = async (body: object) => void (await send('POST', '/actions', body));
  const move = ({ x, y }: Point) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 30,
  });

  const evaluate = async <Result, Args extends unknown[]>(
    fn: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${fn})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const answer = await send('POST', '/execute/async', { script, args: [args] });
    const { value, error } = Object(answer);
    if (error) throw new Error(error);
    // JSON of what the function returned, which the driver's answer has no type for.
    return value as Result;
  };

  return {
    name: `${browser ? 'WebKitGTK' : 'Safari'} ${version}`,
    downloads,
    evaluate,
    runScript: async (script) => void (await send('POST', '/execute/sync', { script, args: [] })),
    open: async (url) => void (await send('POST', '/url', { url })),
    reload: async () => void (await send('POST', '/refresh', {})),
    async drag(from, ...path) {
      await act({
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              move(from),
              { type: 'pointerDown', button: 0 },
              ...path.map(move),
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
      // The driver accepts a dialog that the press has opened when the next command comes.
      await send('GET', '/url');
    },
    press: (key) => act(keyActions(stroke(KEYS[key]))),
    type: (text) => act(keyActions([...text].flatMap(stroke))),
    async upload(file) {
      const input = await send('POST', '/element', { using: 'css selector', value: 'input[type="file"]' });
      await send('POST', `/element/${Reflect.get(Object(input), ELEMENT)}/value`, { text: file });
    },
    // The driver sets the outer size, and the page learns of it later: corrected until the content has the size.
    async resize(width, height) {
      await poll(`a window of ${width} by ${height}`, async () => {
        const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
        if (inner.width === width && inner.height === height) return true;
        const outer = Object(await send('GET', '/window/rect'));
        await send('POST', '/window/rect', {
          width: Math.max(width, outer.width + width - inner.width),
          height: Math.max(height, outer.height + height - inner.height),
        });
      });
    },
    async close() {
      await send('DELETE', '').catch(() => undefined);
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      screen?.process.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
