// @ts-check
import { freePorts } from '../serve/free-ports.mjs';
import { runPackage } from './program.mjs';

/**
 * Runs browser tests on what is built, with the browser of this machine; resolves to an exit code.
 * @param {readonly string[]} [args] for Playwright
 */
export async function runBrowserTests(args = []) {
  // Only now: the search for a browser stands on a package.
  const { ensureChromium } = await import('../install/chromium.mjs');
  const env = { CHROMIUM_PATH: await ensureChromium(), E2E_PORTS: (await freePorts(2)).join() };
  console.log(`Browser: ${env.CHROMIUM_PATH}`);
  return runPackage('@playwright/test/cli.js', ['test', ...args], env);
}
