// @ts-check
// Finds Chromium, Firefox and WebKit for the tests, and installs what is missing.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { run, runPackage } from './program.mjs';

const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Usual places of a browser that is not on the PATH. */
function usualPlaces() {
  const { HOME = '', PROGRAMFILES, LOCALAPPDATA } = process.env;
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].flatMap((name) =>
      ['', HOME].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (process.platform === 'win32')
    return [PROGRAMFILES, LOCALAPPDATA].map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`);
  return ['/opt/google/chrome/chrome', '/snap/bin/chromium', '/usr/lib/chromium/chromium'];
}

/** Playwright's own headless shell is in a folder beside its own Chromium. @param {string} chromium @returns {string[]} */
function playwrightShell(chromium) {
  const folder = chromium.replace(/([\\/])chromium-(\d+)[\\/].*/, '$1chromium_headless_shell-$2');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /headless[-_]shell(\.exe)?$/.test(path))
    .map((path) => join(folder, path));
}

/** Files of Chromium on this machine. */
async function installedChromiums() {
  // Imported here, because it needs installed packages.
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return [...commands.map(onPath), ...playwrightShell(own), ...usualPlaces(), own]
    .filter((path) => path !== undefined)
    .filter((path) => existsSync(path) && statSync(path).isFile());
}

/** Chromium without windows, which opens pages in half the time, but lacks some features, such as bfcache. @param {string} path */
const isShell = (path) => /headless[-_]shell/.test(basename(path));

/** Finds Chromium: CHROMIUM_PATH, a headless shell, another one. Throws if CHROMIUM_PATH does not exist. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH: ${named} does not exist. Correct the variable or unset it.`);
  const installed = await installedChromiums();
  return named || (installed.find(isShell) ?? installed[0]);
}

/** Finds a Chromium that is not the headless shell. */
export async function findWholeChromium() {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...(await installedChromiums())].find((path) => !isShell(path));
}

/** Finds Chromium, and installs the headless shell unless it is there. Throws if there is neither. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found && (process.env.CHROMIUM_PATH || isShell(found))) return found;
  console.log('Installing the headless shell of Chromium…');
  // Older releases of Debian have none.
  if (!canUseApt()) await runPackage('@playwright/test/cli.js', ['install', '--only-shell', 'chromium']);
  else if (await installWithApt(['chromium-headless-shell'])) if (!found) await installWithApt(['chromium']);
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.');
}

/** Finds a Chromium that is not the headless shell, or installs it. */
export async function ensureWholeChromium() {
  if (await findWholeChromium()) return;
  if (canUseApt()) await installWithApt(['chromium']);
  else await runPackage('@playwright/test/cli.js', ['install', '--no-shell', 'chromium']);
}

/**
 * Programs for WebKit. `browser` is WebKitGTK's MiniBrowser; on a Mac there is none, because `driver` is safaridriver.
 * @typedef {{ driver: string, browser?: string }} WebKitPaths
 */

/** @param {string} name @returns {string | undefined} */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, process.platform === 'win32' ? `${name}.exe` : name))
    .find(existsSync);

/** Finds Firefox: FIREFOX_PATH, the PATH, or the application of a Mac. */
export const findFirefox = () =>
  [
    process.env.FIREFOX_PATH,
    onPath('firefox-esr'),
    onPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((path) => path !== undefined && existsSync(path));

/** Finds WebKit: Safari on a Mac, otherwise the driver and MiniBrowser of WebKitGTK. @returns {WebKitPaths | undefined} */
export function findWebKit() {
  if (process.platform === 'darwin') return { driver: '/usr/bin/safaridriver' };
  const driver = onPath('WebKitWebDriver');
  const browser = ['/usr/lib', '/usr/libexec', '/usr/lib64']
    .filter(existsSync)
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => `${folder}/${name}`)])
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => `${folder}/${name}/MiniBrowser`),
    )
    .find(existsSync);
  return driver && browser && onPath('Xvfb') ? { driver, browser } : undefined;
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
async function installWithApt(packages) {
  if (!canUseApt()) return 1;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], env);
  return run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], env);
}
