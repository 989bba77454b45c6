/** A word and where it begins in its text, in characters. */
export type Word = { readonly text: string; readonly at: number };

/** Addresses, paths and handles: nothing of them is a word. */
const ADDRESS = /^(?:\w+:\/\/|[/#@.]|\S*@\S|\S*\p{Ll}\.\p{Ll}{2,}(?:\/|$))/u;

/** A word with its apostrophes, points volats and hyphens inside. A digit or an underscore makes it a code. */
const WORD = /[\p{L}\p{N}_]+(?:['’·-][\p{L}\p{N}_]+)*/gu;

/** Stands for what a template fills in: a word that touches it is not whole. */
export const GAP = '\u0000';

/** References of the documents, e.g. `{article:majories}`. */
export const REFERENCE = /\{[a-z]+:[a-z0-9-]+\}/g;

/** The words of a running text, without addresses, codes such as `3d8f`, single letters and cut words. */
export function wordsIn(text: string): Word[] {
  // A reference keeps its length, so that places hold.
  const plain = text.replace(REFERENCE, (reference) => GAP.repeat(reference.length));
  return [...plain.matchAll(/\S+/g)].flatMap(({ 0: chunk, index }) => {
    if (ADDRESS.test(chunk.replace(/^[("«]+/, ''))) return [];
    return [...chunk.matchAll(WORD)]
      .filter((match) => {
        const [before, after] = [chunk[match.index - 1], chunk[match.index + match[0].length]];
        const cut = before === GAP || after === GAP;
        return !cut && match[0].length > 1 && !/[\p{N}_]/u.test(match[0]);
      })
      .map((match) => ({ text: match[0], at: index + match.index }));
  });
}
