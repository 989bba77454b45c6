import { cellsOf } from '@/lib/games/word-search/line';
import { type Cell, HEADINGS, type Line } from '@/lib/games/word-search/types';
import { foldWord } from '@/lib/text/letters';

/** Returns null outside the map. */
export function letterAt(map: readonly string[], { row, column }: Cell): string | null {
  return map[row]?.[column] ?? null;
}

/** Returns null if the line is not straight or leaves the map. */
export function lettersAlong(map: readonly string[], line: Line): string | null {
  const letters = cellsOf(line)?.map((cell) => letterAt(map, cell));
  return letters?.every((letter) => letter !== null) ? letters.join('') : null;
}

/** Finds a word of two letters or more in all eight directions. */
export function occurrences(map: readonly string[], word: string): readonly Line[] {
  const folded = foldWord(word);
  const reach = folded.length - 1;
  const lines: Line[] = [];
  for (const [row, letters] of map.entries()) {
    for (const [column, letter] of [...letters].entries()) {
      if (letter !== folded[0]) continue;
      for (const heading of Object.values(HEADINGS)) {
        const end = { row: row + heading.row * reach, column: column + heading.column * reach };
        const line = { start: { row, column }, end };
        if (lettersAlong(map, line) === folded) lines.push(line);
      }
    }
  }
  return lines;
}
