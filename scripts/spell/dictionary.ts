import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { type Dictionary, dictionaryOver, parseWords } from './own-words';

const CATALAN = 'node_modules/@cspell/dict-ca/ca.trie.gz';
const OWN_WORDS = 'scripts/spell/words.txt';

/** Catalan, and the project's own list of words beside it. */
export function openDictionary(): Dictionary {
  const catalan = decodeTrie(gunzipSync(readFileSync(CATALAN)));
  const own = parseWords(readFileSync(OWN_WORDS, 'utf8'));
  return dictionaryOver((word) => catalan.hasWord(word, true), own);
}
