/** Words of one or more paragraphs: runs between spaces that hold a letter or a figure, so that a dash is not a word. */
export const countWords = (paragraphs: readonly string[]): number =>
  paragraphs.flatMap((paragraph) => paragraph.split(/\s+/)).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
