import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { HANGMAN_PHRASES } from '@/content/games/hangman';
import { MEMORY_CARDS } from '@/content/games/memory';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { DAILY_TEXTS } from '@/content/interface/games/daily-castell';
import { dailyTitle } from '@/content/interface/games/hub';
import { GAME_TEXTS, gridName } from '@/content/interface/games/shared';
import { foundText } from '@/content/interface/games/word-search';
import { aGame, grid as crossword } from '@/e2e/games/crossword-game';
import { castellOf, dailyCatalogue } from '@/lib/games/daily-castell/catalogue';
import { INITIAL_WORD_SEARCH, lineOf, sizeOf } from '@/lib/games/word-search/game';
import type { Cell } from '@/lib/games/word-search/grid';
import { lettersOf } from '@/lib/text/letters';
import { poll } from './page';
import { expect, test } from './test';

test('the word search is won by dragging, and a reload keeps what was found', async ({ site, engine }) => {
  const [level] = WORD_SEARCH_LEVELS;
  const { row: rows, column: columns } = sizeOf(level);
  const lines = level.words.map((_, word) => lineOf(level, word)).filter((line) => line !== null);
  await engine.resize(480, 800);
  await site.open('sopa-de-lletres/0/');
  const middleOf = async ({ row, column }: Cell) => {
    await site.see('application', gridName(rows, columns));
    const box = await engine.evaluate(() =>
      document.querySelector('[role="application"]')?.getBoundingClientRect().toJSON(),
    );
    return {
      x: box.x + ((column + 0.5) / columns) * box.width,
      y: box.y + ((row + 0.5) / rows) * box.height,
    };
  };
  for (const [index, { start, end }] of lines.entries()) {
    await engine.drag(await middleOf(start), await middleOf(end));
    if (index === 1) {
      await site.reads(foundText(level, { ...INITIAL_WORD_SEARCH, found: [0, 1] }));
      await site.reload();
      await site.reads(foundText(level, { ...INITIAL_WORD_SEARCH, found: [0, 1] }));
    }
  }
  await site.see('dialog', GAME_TEXTS.won);
});

test('the crossword is won by keyboard, accents or not', async ({ site, engine }) => {
  await site.open('mots-encreuats/0/');
  await engine.evaluate(() => document.querySelector<HTMLElement>('main [role="group"] input')?.focus());
  const accented: Readonly<Record<string, string>> = { A: 'à', E: 'è', I: 'ï', O: 'ó', U: 'ü' };
  const game = aGame();
  for (const [place, clue] of crossword.clues.entries()) {
    if (place > 0) {
      await engine.type(']');
      game.play({ type: 'next-clue' });
    }
    await engine.press('Home');
    game.play({ type: 'first-letter' });
    const { letters, won } = game.fill(clue);
    await engine.type(letters.map((letter) => accented[letter] ?? letter.toLowerCase()).join(''));
    if (won) break;
  }
  await site.see('dialog', GAME_TEXTS.won);
});

test('the crossword takes Ç for a letter of its own and passes over what is none', async ({
  site,
  engine,
}) => {
  await site.open('mots-encreuats/0/');
  await engine.evaluate(() => document.querySelector<HTMLElement>('main [role="group"] input')?.focus());
  await engine.type('l·lç');
  const shown = () =>
    [...document.querySelectorAll('main [role="group"] [data-highlighted="true"]')]
      .map(({ textContent }) => textContent.replace(/[\d\s]/g, ''))
      .join('');
  await poll('the letters', async () => (await engine.evaluate(shown)) === 'LLÇ');
});

test('the hangman is won by typing', async ({ site, engine }) => {
  const phrase = HANGMAN_PHRASES.at(-1) ?? '';
  await site.open(`penjat/${HANGMAN_PHRASES.length - 1}/`);
  await engine.type([...new Set(lettersOf(phrase))].join(''));
  await site.see('dialog', GAME_TEXTS.won);
});

test('the memory is won by pointer', async ({ site, engine }) => {
  await site.open('memory/');
  const cards = () =>
    [...document.querySelectorAll('main ul[aria-label="Cartes"] button')].map((card) =>
      card.getAttribute('aria-label'),
    );
  const turn = (place: number) => site.click('button', new RegExp(`^Carta ${place + 1},`));
  const faces = new Map<number, string>();
  const faceOf = async (place: number) => {
    const label = await poll(`card ${place + 1}`, async () => {
      const text = (await engine.evaluate(cards))[place];
      return text && !text.endsWith('tapada') && text;
    });
    return /^Carta \d+, ([^,]+)/.exec(label)?.[1] ?? '';
  };
  const count = 2 * MEMORY_CARDS.length;
  for (let place = 0; place < count; place += 2) {
    for (const one of [place, place + 1]) {
      await turn(one);
      faces.set(one, await faceOf(one));
    }
    await poll('both cards settled', async () => {
      const label = (await engine.evaluate(cards))[place];
      return label?.endsWith('tapada') || faces.get(place) === faces.get(place + 1);
    });
  }
  for (const [place, face] of faces) {
    const mate = [...faces].find(([other, name]) => other > place && name === face)?.[0];
    if (mate === undefined || (mate === place + 1 && place % 2 === 0)) continue;
    await turn(place);
    await turn(mate);
  }
  await site.see('dialog', GAME_TEXTS.won);
});

test('the castell of the day is played to its end, and a reload keeps the result', async ({
  site,
  engine,
  host,
}) => {
  const date = '2026-11-20';
  const catalogue = dailyCatalogue(DAILY_TOWERS);
  const answer = castellOf(catalogue, date);
  host.setClock(Date.parse(`${date}T11:00:00Z`));
  await site.open('jocs/?castell-del-dia');
  await site.see('region', dailyTitle(date));
  for (const { code } of [...catalogue.towers.filter((tower) => tower !== answer).slice(0, 2), answer]) {
    await site.click('textbox', DAILY_TEXTS.type);
    await engine.type(code);
    await engine.press('Enter');
  }
  await site.see('heading', DAILY_TEXTS.found);
  await site.reload();
  await site.see('heading', DAILY_TEXTS.found);
  expect(await site.isThere('textbox', DAILY_TEXTS.type)).toBe(false);
});
