import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { club } from '@/content/club';
import { people } from '@/content/people/people';
import { sampleWords } from '@/content/sample-words';
import type { Person } from '@/lib/club/people';
import { shadesOf } from '@/lib/design/colours';

/** Of any club, which may have nobody yet. */
const everybody: readonly Person[] = Object.values(people);

/** Names, addresses, people and colours of the sample, in lower case. */
const words = [
  ...sampleWords,
  club.email,
  club.tagline,
  ...club.universities.map(({ name }) => name),
  ...everybody.map(({ name }) => name),
  ...Object.values(shadesOf(club.colour)),
].map((word) => word.toLowerCase());

const TEXT = /\.(html|txt|js|css|svg|json|csv|ics|xml|webmanifest)$/;

/** `path: word` for each file of a site that mentions the sample. Reads the sample from the present content. */
export const mentionsOfSample = (site: string): string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const text = TEXT.test(path) ? readFileSync(join(site, path), 'utf8') : '';
    const searched = `${path}\n${text}`.toLowerCase();
    return words.filter((word) => searched.includes(word)).map((word) => `${path}: ${word}`);
  });
