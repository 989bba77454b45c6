import type { Tree } from '../tree';

/** A season and the one after or before it, `2026-2027` → `2027-2028`. */
export const seasonFrom = (season: string, years: number): string =>
  season
    .split('-')
    .map((year) => Number(year) + years)
    .join('-');

/** The file of the direction board, which is in a club from its first day, and what stands in it. */
export function directionBoard({ list, read }: Tree) {
  const files = list('content/boards').map((name) => `content/boards/${name}`);
  const file = files.find((path) => /carrec: 'Presidència'/.test(read(path)));
  if (!file) throw new Error('No file of content/boards holds a presidency.');
  const text = read(file);
  const [, current] = /currentSeason: '(\d{4}-\d{4})'/.exec(text) ?? [];
  const [, board] = /\n {2}s: (\{.*?\n {2}\}),\n/s.exec(text) ?? [];
  const seasons = [...text.matchAll(/^ {4}'(\d{4}-\d{4})': \{/gm)].map(([, season]) => season);
  if (!current || !board) throw new Error(`${file} holds no board of this season.`);
  return { file, current, board, seasons };
}

/** Writes the board of a past season. */
export const keepBoard = (tree: Tree, file: string, season: string, board: string): void =>
  tree.insertAfter(file, /\n {2}i: \{/, `'${season}': ${board},`);
