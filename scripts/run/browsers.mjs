// @ts-check
// Finds Chromium, Firefox and WebKit for the tests, and installs what is missing.
import { existsSync, readdirSync } from 'node:fs';
import { run, runPackage } from './program.mjs';

/**
 * The machine, as far as the choice of a browser depends on it.
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {string} platform as in process.platform
 * @property {(path: string) => boolean} exists
 * @property {string | undefined} playwrightPath where Playwright's own browser would be
 */

// The headless shell first: it opens pages in half the time.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Usual places of a browser that is not on the PATH. @param {Machine} machine @returns {string[]} */
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
 * Chooses Chromium: CHROMIUM_PATH, then an installed one, then Playwright's own. Returns `undefined` if there is none.
 * Throws if CHROMIUM_PATH does not exist.
 * @param {Machine} machine
 */
export function chooseChromium(machine) {
  const named = machine.env.CHROMIUM_PATH;
  if (named && !machine.exists(named))
    throw new Error(`CHROMIUM_PATH: ${named} does not exist. Correct the variable or unset it.`);
  return named || candidates(machine).find(machine.exists);
}

/** @param {Machine} machine @returns {string[]} */
const candidates = (machine) => [
  ...onPath(machine),
  ...usualPlaces(machine),
  ...(machine.playwrightPath ? [machine.playwrightPath] : []),
];

/**
 * Chooses a Chromium that is not the headless shell, which lacks some features, such as the back/forward cache. Returns
 * `undefined` if there is none.
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

/** Finds Chromium on this machine. */
export async function findChromium() {
  return chooseChromium(await thisMachine());
}

/** Finds a Chromium on this machine that is not the headless shell. */
export async function findWholeChromium() {
  return chooseWholeChromium(await thisMachine());
}

/** Finds Chromium, or installs it. Throws if that fails. */
export async function ensureChromium() {
  const machine = await thisMachine();
  const found = chooseChromium(machine);
  if (found) return found;
  console.log('No Chromium found: installing one…');
  if (canUseApt()) {
    // Older releases of Debian have no headless shell.
    if (await installWithApt(['chromium-headless-shell'])) await installWithApt(['chromium']);
  } else {
    await runPackage('@playwright/test/cli.js', ['install', 'chromium']);
  }
  const installed = chooseChromium(machine);
  if (installed) return installed;
  throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.');
}

/**
 * Programs for WebKit. `browser` is WebKitGTK's MiniBrowser; on a Mac there is none, because `driver` is safaridriver.
 * @typedef {{ driver: string, browser?: string }} WebKitPaths
 */

/** @param {readonly string[]} names @returns {string | undefined} */
const firstOnPath = (...names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(':').map((folder) => `${folder}/${name}`))
    .find(existsSync);

/** Finds Firefox: FIREFOX_PATH, the PATH, or the application of a Mac. */
export const findFirefox = () =>
  [
    process.env.FIREFOX_PATH,
    firstOnPath('firefox-esr', 'firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((path) => path !== undefined && existsSync(path));

/** Finds WebKit: Safari on a Mac, otherwise the driver and MiniBrowser of WebKitGTK. @returns {WebKitPaths | undefined} */
export function findWebKit() {
  if (process.platform === 'darwin') return { driver: '/usr/bin/safaridriver' };
  const driver = firstOnPath('WebKitWebDriver');
  const browser = ['/usr/lib', '/usr/libexec', '/usr/lib64']
    .filter(existsSync)
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => `${folder}/${name}`)])
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => `${folder}/${name}/MiniBrowser`),
    )
    .find(existsSync);
  return driver && browser && firstOnPath('Xvfb') ? { driver, browser } : undefined;
}

/** Installs missing engines with apt. Returns the names of those that are still missing. */
export async function ensureEngines() {
  const wanted = [
    { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
    { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  ];
  const packages = wanted.filter(({ find }) => !find()).flatMap((engine) => engine.packages);
  if (packages.length > 0) await installWithApt(packages);
  return wanted.filter(({ find }) => !find()).map(({ name }) => name);
}

/** Whether this process can install Debian packages. */
const canUseApt = () =>
  process.platform === 'linux' &&
  existsSync('/etc/debian_version') &&
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0;

/**
 * Installs Debian packages. Resolves to the exit code of apt; 1 without apt or without permission.
 * @param {readonly string[]} packages
 */
export async function installWithApt(packages) {
  if (!canUseApt()) return 1;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], env);
  return run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], env);
}
