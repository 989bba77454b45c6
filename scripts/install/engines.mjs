// @ts-check
// Firefox and WebKit for the browser tests: found, or installed where apt is there.
import { existsSync, readdirSync } from 'node:fs';
import { installWithApt } from './apt.mjs';

/**
 * Programs that drive WebKit. `browser` is WebKitGTK's window; on a Mac there is none, since `driver` is safaridriver.
 * @typedef {{ driver: string, browser?: string }} WebKitPaths
 */

/** @param {readonly string[]} names @returns {string | undefined} */
const onPath = (...names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(':').map((folder) => `${folder}/${name}`))
    .find(existsSync);

/** Firefox: FIREFOX_PATH, one on the PATH, or the application of a Mac. */
export const findFirefox = () =>
  [
    process.env.FIREFOX_PATH,
    onPath('firefox-esr', 'firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((path) => path !== undefined && existsSync(path));

/** WebKit: Safari on a Mac, else WebKitGTK's driver with the browser that its library brings. @returns {WebKitPaths | undefined} */
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

/** Installs what is missing where apt can, and returns the names of the engines that are still not there. */
export async function ensureEngines() {
  const wanted = [
    { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
    { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  ];
  const packages = wanted.filter(({ find }) => !find()).flatMap((engine) => engine.packages);
  if (packages.length > 0) await installWithApt(packages);
  return wanted.filter(({ find }) => !find()).map(({ name }) => name);
}
