import { test as base, expect } from '@playwright/test';
import { testNow } from '@/__tests__/test-day';
import { siteBuild } from '@/scripts/build/sites.mjs';
import { findFirefox, findWebKit } from '@/scripts/run/browsers.mjs';
import type { Engine } from './engine';
import { type RecordingHost, startRecordingHost } from './host';
import { EnginePage } from './page';
import { openFirefox } from './puppeteer';
import { openWebKit } from './webkit';

export type EngineName = 'firefox' | 'webkit';

/**
 * Opens an engine of this machine, or `undefined` where it is not installed. Throws in CI instead. `settings`: environment of
 * WebKit.
 */
export async function openEngine(name: EngineName, settings = {}): Promise<Engine | undefined> {
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  if (name === 'firefox' && firefox) return openFirefox(firefox);
  if (name === 'webkit' && webkit) return openWebKit(webkit, settings);
  if (process.env.CI) throw new Error(`${name} is not installed, and CI tries every engine.`);
  return undefined;
}

type WorkerFixtures = { engineName: EngineName; engine: Engine; recordingHost: RecordingHost };

/**
 * `test` for journeys in an engine that Playwright does not drive. A worker keeps one window; each test begins with
 * empty storage. Fails when the page reported an error or a refusal of its policy.
 */
export const test = base.extend<{ host: RecordingHost; site: EnginePage }, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await openEngine(engineName);
      base.skip(!engine, `${engineName} is not installed`);
      if (!engine) return;
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  recordingHost: [
    async ({ engineName: _ }, use) => {
      const host = await startRecordingHost(siteBuild.folder);
      await use(host);
      host.close();
    },
    { scope: 'worker' },
  ],
  host: async ({ recordingHost }, use) => {
    recordingHost.setClock(testNow);
    await use(recordingHost);
  },
  site: async ({ engine, host }, use) => {
    await engine.resize(1280, 800);
    await engine.open(`${host.address}404.html`);
    await engine.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const site = new EnginePage(engine, host.address);
    await use(site);
    expect(await site.faults(), 'errors and refusals on the last page').toEqual([]);
  },
});

export { expect };
