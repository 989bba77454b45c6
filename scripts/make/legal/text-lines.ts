/** A stretch of text of one look; with an anchor it leads somewhere, with a colour it leaves its style's. */
export type Run = { readonly text: string; readonly anchor?: string; readonly colour?: string };

/** A run, or the part of it that stands on one line, and its distance from the line's start in points. */
export type Fragment = Run & { readonly x: number; readonly width: number };

export type Line = readonly Fragment[];

type Word = { text: string; run: Run };

function wordsOf(runs: readonly Run[]): Word[][] {
  // A word is what stands between two spaces, even where it runs from one run into the next: "l'" + "article 3".
  const words: Word[][] = [];
  let open = false;
  for (const run of runs) {
    run.text.split(/(?<= )/).forEach((text) => {
      const word = words.at(-1);
      if (open && word) word.push({ text, run });
      else words.push([{ text, run }]);
      open = !text.endsWith(' ');
    });
  }
  return words;
}

const textOf = (word: readonly Word[]) => word.map(({ text }) => text).join('');

function toLine(words: readonly Word[], measure: (text: string) => number): Line {
  const line: Fragment[] = [];
  for (const { text, run } of words) {
    const last = line.at(-1);
    const same = last && last.anchor === run.anchor && last.colour === run.colour ? line.pop() : undefined;
    const joined = (same?.text ?? '') + text;
    const x = same?.x ?? (last ? last.x + last.width : 0);
    line.push({ ...run, text: joined, x, width: measure(joined) });
  }
  return line;
}

/**
 * Breaks runs between words into lines no wider than `width` points, unless one word is. A line keeps the space
 * it was broken at, so that the lines of a paragraph read in sequence give its text back.
 */
export function breakLines(
  runs: readonly Run[],
  width: number,
  measure: (text: string) => number,
): readonly Line[] {
  const lines: Word[][] = [];
  let length = 0;
  for (const word of wordsOf(runs)) {
    const line = lines.at(-1);
    if (line && length + measure(textOf(word).trimEnd()) <= width) line.push(...word);
    else {
      lines.push([...word]);
      length = 0;
    }
    length += measure(textOf(word));
  }
  return lines.map((line) => toLine(line, measure));
}
