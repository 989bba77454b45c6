export type Dictionary = (word: string) => boolean;

/** Pronouns that hang on a verb: the dictionary holds the verbs with them, so alone they prove nothing. */
const CLITICS = new Set('em et es en el els la les lo los li hi ho ne me te se nos ens vos us'.split(' '));

/** `d'Aran`, `l'Himne`: the elided article or pronoun before a vowel, and what follows. */
const ELISION = /^[dlmnst]'(?<rest>h?[aeiouàèéíòóúïü].*)$/iu;

export type OwnWords = { readonly known: ReadonlySet<string>; readonly banned: ReadonlySet<string> };

/** Reads a list of one word a line; `#` opens a comment, and `!` bans a word that the dictionary would let pass. */
export function parseWords(list: string): OwnWords {
  const words = list
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
  return {
    known: new Set(words.filter((word) => !word.startsWith('!'))),
    banned: new Set(words.filter((word) => word.startsWith('!')).map((word) => word.slice(1))),
  };
}

/** The forms under which a word may stand in a dictionary: as written, without its capital, in small letters. */
function formsOf(word: string): string[] {
  const small = word.charAt(0).toLocaleLowerCase('ca') + word.slice(1);
  const forms = [word, small];
  if (word === word.toLocaleUpperCase('ca') && word.length > 1) {
    const lower = word.toLocaleLowerCase('ca');
    forms.push(lower, lower.charAt(0).toLocaleUpperCase('ca') + lower.slice(1));
  }
  return forms;
}

/**
 * A dictionary that knows what `has` knows and the words of the list, with capitals where a sentence puts them,
 * elided articles before a vowel, and words joined by a hyphen; but never a banned word.
 */
export function dictionaryOver(has: (word: string) => boolean, { known, banned }: OwnWords): Dictionary {
  const knows = (word: string): boolean => {
    const forms = formsOf(word);
    const rest = ELISION.exec(word)?.groups?.rest;
    if ([...forms, ...(rest ? formsOf(rest) : [])].some((form) => banned.has(form))) return false;
    if (forms.some((form) => known.has(form) || has(form))) return true;
    if (rest !== undefined) return knows(rest);
    const parts = word.split('-');
    return parts.length > 1 && parts.every((part) => !CLITICS.has(part) && part.length > 1 && knows(part));
  };
  return (word) => knows(word.replaceAll('’', "'"));
}
