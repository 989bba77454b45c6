import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, launch } from 'puppeteer-core';
import { chromiumFlags } from '@/scripts/build/sites.mjs';
import type { Engine } from './engine';

const env = { ...process.env, TZ: 'Europe/Madrid' };

/** Opens a Firefox over WebDriver BiDi, with classic scrollbars and an empty profile. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const downloads = mkdtempSync(join(tmpdir(), 'firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'network.proxy.type': 0,
      'widget.gtk.overlay-scrollbars.enabled': false,
    },
    env,
  });
  return windowOf(browser, (await browser.version()).replace('firefox/', 'Firefox '), downloads);
}

/** Opens the Chromium of the other tests, with classic scrollbars, to compare with. */
export async function openChromium(executablePath: string): Promise<Engine> {
  const browser = await launch({
    executablePath,
    args: [
      ...chromiumFlags,
      // The castle game asks for a screen of 1200 px: one option for each headless mode.
      '--screen-info={1600x1200}',
      '--window-size=1600,1200',
    ],
    ignoreDefaultArgs: ['--hide-scrollbars'],
    env,
  });
  return windowOf(browser, await browser.version(), '');
}

async function windowOf(browser: Browser, name: string, downloads: string): Promise<Engine> {
  const page = await browser.newPage();
  // At once: Firefox finishes no action while a dialog is open.
  page.on('dialog', (dialog) => dialog.accept(dialog.defaultValue()));
  // As text, since Puppeteer's types for functions do not allow for generic ones. The result is what `fn` returns.
  const evaluate = async <Result, Args extends unknown[]>(
    fn: (...args: Args) => Result | Promise<Result>,
    args: Args,
  ) => (await page.evaluate(`(${fn})(...${JSON.stringify(args)})`)) as Result;
  return {
    name,
    downloads,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (fn, ...args) => evaluate(fn, args),
    runScript: async (source) => void (await page.evaluate(source)),
    async drag(from, ...path) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of path) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    async upload(file) {
      const input = await page.waitForSelector('input[type="file"]');
      await input?.uploadFile(file);
    },
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error) => {
        // Firefox 140 cannot set the orientation of the screen, and has set the size.
        if (!String(error).includes('unknown command')) throw error;
      }),
    async close() {
      await browser.close();
      if (downloads) rmSync(downloads, { recursive: true, force: true });
    },
  };
}
