/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { aLevel as aCrossword } from '@/__tests__/builders/crossword';
import { CARDS, HUB_CARDS } from '@/__tests__/builders/games';
import { aLevel as aWordSearch } from '@/__tests__/builders/word-search';
import { Crossword } from '@/components/games/crossword/crossword';
import { Hangman } from '@/components/games/hangman/hangman';
import { GamesHub } from '@/components/games/hub/games-hub';
import { LevelList } from '@/components/games/levels/level-list';
import { Memory } from '@/components/games/memory/memory';
import { WordSearch } from '@/components/games/word-search/word-search';
import { samePairs } from '@/lib/games/memory/pairs';

// These are prerendered, without window, document or storage.
test.each([
  ['GamesHub', <GamesHub key="hub" cards={HUB_CARDS} />, '0 de 3 nivells'],
  ['LevelList', <LevelList key="list" game="mots" path="/mots-encreuats" names={['Un']} />, 'per completar'],
  ['WordSearch', <WordSearch key="sopa" level={aWordSearch} index={0} />, 'Fila 5, columna 5'],
  ['Crossword', <Crossword key="mots" level={aCrossword} index={0} />, 'Horitzontals'],
  [
    'Hangman',
    <Hangman key="penjat" phrase="faixa" note={{ clue: '', meaning: '' }} index={0} castell={null} />,
    'Paraula de 5 lletres',
  ],
  ['Memory', <Memory key="memory" pairs={samePairs(CARDS)} back="/revers.svg" />, 'Carta 6, tapada'],
])('%s renders on the server', (_, element, text) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(element)).toContain(text);
});
