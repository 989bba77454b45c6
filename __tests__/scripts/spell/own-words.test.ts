import { readFileSync } from 'node:fs';
import { dictionaryOver, parseWords } from '@/scripts/spell/own-words';

const catalan = new Set(['colla', 'himne', 'Aran', 'sol', 'esport', 'sóc', "l'esport", 'fer-ho', 'fer']);
const knows = dictionaryOver((word) => catalan.has(word), parseWords('enxaneta # dalt de tot\n\n!sóc\n'));

describe('a dictionary over a list of words', () => {
  it.each(['colla', 'Colla', 'COLLA', 'Enxaneta', "d'Aran", 'd’Aran', "L'himne", 'esport-colla', 'fer-ho'])(
    'knows %s',
    (word) => expect(knows(word)).toBe(true),
  );

  it.each([
    ['cola', 'a letter is missing'],
    ['aran', 'a name needs its capital'],
    ["l'colla", 'nothing is elided before a consonant'],
    ['sóc', 'the list bans it'],
    ['Sóc', 'the list bans it with a capital too'],
    ['colla-ho', 'no pronoun hangs on a noun'],
  ])('does not know %s: %s', (word) => expect(knows(word)).toBe(false));
});

test.each(['scripts/spell/words.txt', 'content/spelling.txt'])(
  '%s has no word twice and is in Catalan order within each part',
  (file) => {
    const [heading, ...parts] = readFileSync(file, 'utf8').split(/\n{2,}/);
    const collator = new Intl.Collator('ca');
    expect(heading).toMatch(/^#/);
    for (const part of parts) {
      const words = part.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      expect(words).toEqual([...new Set(words)].toSorted(collator.compare));
    }
  },
);
