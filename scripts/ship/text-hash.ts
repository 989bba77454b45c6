import { createHash } from 'node:crypto';

/** What a file's name carries of its text, so that browsers may keep the file for ever. */
export const textHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 10);
