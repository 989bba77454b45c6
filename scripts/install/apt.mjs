// @ts-check
import { existsSync } from 'node:fs';
import { run } from '../steps/program.mjs';

/** Whether this process may install Debian packages. */
export const canUseApt = () =>
  process.platform === 'linux' &&
  existsSync('/etc/debian_version') &&
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0;

/**
 * Installs Debian packages and resolves to apt's exit code; 1 where there is no apt or no right to use it.
 * @param {readonly string[]} packages
 */
export async function installWithApt(packages) {
  if (!canUseApt()) return 1;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], env);
  return run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], env);
}
