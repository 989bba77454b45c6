// @ts-check
import { existsSync } from 'node:fs';
import { runPackage } from '../steps/program.mjs';
import { canUseApt, installWithApt } from './apt.mjs';

/**
 * What the decision needs to know about the machine.
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {string} platform as in process.platform
 * @property {(path: string) => boolean} exists
 * @property {string | undefined} playwrightPath where Playwright's own browser would be
 */

// First the one that has no window to draw around each page, and opens it in half the time.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Where installers put the browser when it is not on the PATH. @param {Machine} machine @returns {string[]} */
function usualPlaces({ env, platform }) {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].flatMap((name) =>
      ['', env.HOME ?? ''].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`);
  }
  return ['/opt/google/chrome/chrome', '/snap/bin/chromium', '/usr/lib/chromium/chromium'];
}

/** @param {Machine} machine @returns {string[]} */
function onPath({ env, platform }) {
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? '').split(platform === 'win32' ? ';' : ':').filter(Boolean);
  return commands.flatMap((name) => folders.map((folder) => `${folder}/${name}${ending}`));
}

/**
 * The browser for the tests: CHROMIUM_PATH, then an installed one, then Playwright's own. Undefined when there
 * is none. Throws when CHROMIUM_PATH names a file that does not exist.
 * @param {Machine} machine
 */
export function chooseChromium(machine) {
  const named = machine.env.CHROMIUM_PATH;
  if (named && !machine.exists(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`);
  return named || candidates(machine).find(machine.exists);
}

/** @param {Machine} machine @returns {string[]} */
const candidates = (machine) => [
  ...onPath(machine),
  ...usualPlaces(machine),
  ...(machine.playwrightPath ? [machine.playwrightPath] : []),
];

/**
 * A browser for tests of what only a whole one does, as keeping the pages that one has left: the one without windows does
 * not. Undefined when there is none.
 * @param {Machine} machine
 */
export const chooseWholeChromium = (machine) =>
  [machine.env.CHROMIUM_PATH ?? '', ...candidates(machine)].find(
    (path) => path !== '' && !path.includes('headless') && machine.exists(path),
  );

/** @returns {Promise<Machine>} */
async function thisMachine() {
  const { chromium } = await import('@playwright/test');
  return {
    env: process.env,
    platform: process.platform,
    exists: existsSync,
    playwrightPath: chromium.executablePath(),
  };
}

/** The browser of this machine, or undefined. */
export async function findChromium() {
  return chooseChromium(await thisMachine());
}

/** A whole browser of this machine, or undefined. */
export async function findWholeChromium() {
  return chooseWholeChromium(await thisMachine());
}

/** The browser of this machine, installed first when there is none. Throws one sentence that says what to do. */
export async function ensureChromium() {
  const machine = await thisMachine();
  const found = chooseChromium(machine);
  if (found) return found;
  console.log('No Chromium found: installing one…');
  if (canUseApt()) {
    // Older releases have only the whole browser.
    if (await installWithApt(['chromium-headless-shell'])) await installWithApt(['chromium']);
  } else {
    await runPackage('@playwright/test/cli.js', ['install', 'chromium']);
  }
  const installed = chooseChromium(machine);
  if (installed) return installed;
  throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.');
}
