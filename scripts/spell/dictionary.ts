import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { type Dictionary, dictionaryOver, parseWords } from './own-words';

const CATALAN = 'node_modules/@cspell/dict-ca/ca.trie.gz';
/** The words of castells and of the site; the names of the club. */
const OWN_WORDS = ['scripts/spell/words.txt', 'content/spelling.txt'];

/** Catalan, and the project's own lists of words beside it. */
export function openDictionary(): Dictionary {
  const catalan = decodeTrie(gunzipSync(readFileSync(CATALAN)));
  const own = parseWords(OWN_WORDS.map((file) => readFileSync(file, 'utf8')).join('\n'));
  return dictionaryOver((word) => catalan.hasWord(word, true), own);
}
