// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from './program.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

/**
 * Compares package-lock.json with node_modules/.package-lock.json, npm's record of what is installed. Optional packages
 * (binaries for other systems) may be missing.
 * @param {Lock} wanted
 * @param {Lock} installed
 */
function matchesLock(wanted, installed) {
  const present = installed.packages ?? {};
  const { '': _project, ...locked } = wanted.packages ?? {};
  const missing = Object.entries(locked).some(([path, { version, optional, devOptional }]) => {
    const found = present[path];
    return found ? found.version !== version : !optional && !devOptional;
  });
  const leftOver = Object.keys(present).some((path) => !(path in locked));
  return !missing && !leftOver;
}

/** @param {string} path @returns {Lock} an empty lock if the file cannot be read */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return {};
  }
}

/** Installs the packages of package-lock.json, development packages included, if they are not. Exits on failure. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 9)) {
    console.error(`Node ${process.versions.node} is too old: install Node 20.9 or newer.`);
    process.exit(1);
  }
  if (matchesLock(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'))) return;
  console.log('Installing the packages of package-lock.json…');
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) {
    console.error('npm could not install the packages; see the lines above. Then run the command again.');
    process.exit(code);
  }
}
