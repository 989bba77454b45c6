// @ts-check
import { createServer } from 'node:net';
import { runPackage } from './program.mjs';

/** A port that is free now, and its neighbour too in all likelihood. @returns {Promise<number>} */
const freePort = () =>
  new Promise((done) => {
    const probe = createServer();
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Runs browser tests on what is built, with the browser of this machine; resolves to an exit code.
 * @param {readonly string[]} [args] for Playwright
 */
export async function runBrowserTests(args = []) {
  // Only now: the search for a browser stands on a package.
  const { ensureChromium } = await import('../install/chromium.mjs');
  const env = { CHROMIUM_PATH: await ensureChromium(), E2E_PORT: String(await freePort()) };
  console.log(`Browser: ${env.CHROMIUM_PATH}`);
  return runPackage('@playwright/test/cli.js', ['test', ...args], env);
}
