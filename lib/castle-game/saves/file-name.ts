/** Characters of a team's name that a file's name keeps. */
const NAME_LENGTH = 60;
const WITHOUT_NAME = 'colla';
const EXTENSION = '.bin';

const madrid = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** A moment (milliseconds since 1970) by Madrid's clocks: `2026-11-21_10-30-05`. */
export function madridStamp(at: number): string {
  const part = Object.fromEntries(madrid.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}_${part.hour}-${part.minute}-${part.second}`;
}

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

/** The file for the name that the player wrote: what no file system takes is left out, and the extension is added once. */
export function exportFileName(written: string): string {
  const safe = written
    .toWellFormed()
    .replace(/\.bin$/i, '')
    // Control characters, and those that some system keeps for itself.
    .replace(/[\p{C}<>:"/\\|?*]/gu, '-')
    .slice(0, 120)
    .replace(/^[.\s]+|[.\s]+$/g, '');
  // Windows keeps these names for devices, whatever their extension.
  const taken = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(safe);
  return `${taken ? '_' : ''}${safe || WITHOUT_NAME}${EXTENSION}`;
}
