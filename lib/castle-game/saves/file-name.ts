import { clockInMadrid, dateInMadrid } from '@/lib/dates/madrid';
import { toWellFormed } from '@/lib/text/well-formed';

/** Characters of a team's name that a file's name keeps. */
const NAME_LENGTH = 60;
const WITHOUT_NAME = 'colla';
const EXTENSION = '.bin';

/** A moment (milliseconds since 1970) by Madrid's clocks: `2026-11-21_10-30-05`. */
export const madridStamp = (at: number): string =>
  `${dateInMadrid(at)}_${clockInMadrid(at).replaceAll(':', '-')}`;

/** A name that every file system takes: small letters of English, digits and hyphens. */
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

/** The name offered for an export, without extension. `at` is in milliseconds since 1970. */
export const defaultFileName = (teamName: string, at: number): string =>
  `${sanitisedName(teamName)}_${madridStamp(at)}`;

/** The file for a name that the player typed: what no file system takes is replaced, and the extension is added once. */
export function exportFileName(typed: string): string {
  const safe = toWellFormed(typed)
    .replace(/\.bin$/i, '')
    // Control characters, and those that some system keeps for itself.
    .replace(/[\p{C}<>:"/\\|?*]/gu, '-')
    .slice(0, 120)
    .replace(/^[.\s]+|[.\s]+$/g, '');
  // Windows keeps these names for devices, whatever their extension.
  const forDevice = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(safe);
  return `${forDevice ? '_' : ''}${safe || WITHOUT_NAME}${EXTENSION}`;
}

/** The file of the poster of a season. */
export const posterFileName = (teamName: string, season: string): string =>
  `${sanitisedName(teamName)}-${season}.png`;
