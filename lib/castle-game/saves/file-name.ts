import { clockInMadrid, dateInMadrid } from '@/lib/dates/madrid';

const NAME_LENGTH = 60;
const WITHOUT_NAME = 'colla';
const EXTENSION = '.bin';

/** Example: `2026-11-21_10-30-05`. `at`: milliseconds since 1970. */
export const madridStamp = (at: number): string =>
  `${dateInMadrid(at)}_${clockInMadrid(at).replaceAll(':', '-')}`;

/** Keeps a-z, digits and hyphens, valid in every file system. */
export function sanitisedName(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[\p{M}·'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, NAME_LENGTH)
    .replace(/^-+|-+$/g, '');
  return letters || WITHOUT_NAME;
}

/** Without extension. `at`: milliseconds since 1970. */
export const defaultFileName = (teamName: string, at: number): string =>
  `${sanitisedName(teamName)}_${madridStamp(at)}`;

export function exportFileName(typed: string): string {
  const safe = typed
    .toWellFormed()
    .replace(/\.bin$/i, '')
    .replace(/[\p{C}<>:"/\\|?*]/gu, '-')
    .slice(0, 120)
    .replace(/^[.\s]+|[.\s]+$/g, '');
  // Windows reserves these names, with any extension.
  const forDevice = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(safe);
  return `${forDevice ? '_' : ''}${safe || WITHOUT_NAME}${EXTENSION}`;
}

export const firstFileName = (teamName: string, code: string): string =>
  `${sanitisedName(teamName)}-${sanitisedName(code)}.png`;

export const posterFileName = (teamName: string, season: string): string =>
  `${sanitisedName(teamName)}-${season}.png`;
