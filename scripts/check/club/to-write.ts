import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLUB_LEFT, TO_WRITE } from '@/content/interface/new-club';

/** A line for each file that is still the starter's, of the parts that the club has. */
export function leftToWrite(parts: readonly string[]): string[] {
  return TO_WRITE.filter(({ file, part }) => {
    const given = join('starter', file);
    if (part !== undefined && !parts.includes(part)) return false;
    if (!existsSync(given) || !existsSync(file)) return false;
    return readFileSync(given).equals(readFileSync(file));
  }).map(({ file, what }) => `${file} · ${CLUB_LEFT.toWrite(what)}`);
}
