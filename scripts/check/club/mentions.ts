import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { club } from '@/content/club';
import { people } from '@/content/people/people';
import { sampleWords } from '@/content/sample-words';
import type { Person } from '@/lib/club/people';
import { shadesOf } from '@/lib/design/colours';

const everybody: readonly Person[] = Object.values(people);

/** Names, addresses, people and colours of the sample, in lower case. */
const words = [
  ...new Set(
    [
      ...sampleWords,
      club.email,
      club.tagline,
      ...club.universities.map(({ name }) => name),
      ...everybody.map(({ name }) => name),
      ...Object.values(shadesOf(club.colour)),
    ].map((word) => word.toLowerCase()),
  ),
];

const isText = (path: string) => /\.(html|txt|js|css|svg|json|csv|ics|xml|webmanifest)$/.test(path);

/** The texts of a PDF that are compressed, among its bytes. */
function pdfText(bytes: Buffer): string {
  const parts: string[] = [];
  for (const { index } of bytes.toString('latin1').matchAll(/stream\r?\n/g)) {
    try {
      parts.push(inflateSync(bytes.subarray(bytes.indexOf(10, index) + 1)).toString('latin1'));
    } catch {
      // Not compressed.
    }
  }
  return bytes.toString('latin1') + parts.join('');
}

/** `path: word` for each file of a site that mentions the sample. Reads the sample from the present content. */
export function mentionsOfSample(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const file = join(site, path);
    if (!statSync(file).isFile()) return [];
    const text = isText(path)
      ? readFileSync(file, 'utf8')
      : path.endsWith('.pdf')
        ? pdfText(readFileSync(file))
        : '';
    const searched = `${path}\n${text}`.toLowerCase();
    return words.filter((word) => searched.includes(word)).map((word) => `${path}: ${word}`);
  });
}
