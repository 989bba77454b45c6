// @ts-check
import { ensureEngines } from '../install/engines.mjs';
import { freePorts } from '../serve/free-ports.mjs';
import { runPackage } from './program.mjs';

/**
 * Runs browser tests on what is built, with the browsers of this machine; resolves to an exit code. Installs a missing
 * browser where that is possible. An engine that cannot be had is named at the end, since its tests were skipped.
 * @param {readonly string[]} [args] for Playwright
 * @param {Record<string, string>} [env] added to our own environment
 */
export async function runBrowserTests(args = [], env = {}) {
  // Imported here, since the installed packages are needed.
  const { ensureChromium } = await import('../install/chromium.mjs');
  const chromium = await ensureChromium();
  console.log(`Browser: ${chromium}`);
  const tryEngines = args.some((arg) => /=(engines|firefox|webkit)$/.test(arg));
  const missing = tryEngines ? await ensureEngines() : [];
  const ports = (await freePorts(2)).join();
  const code = await runPackage('@playwright/test/cli.js', ['test', ...args], {
    ...env,
    CHROMIUM_PATH: chromium,
    E2E_PORTS: ports,
  });
  for (const name of missing) console.warn(`\nNOT TRIED: ${name} is not installed on this machine.`);
  return code;
}
