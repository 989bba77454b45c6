// How soon picking a tower answers on a slow phone's processor: `npm run bench:pick [-- ADDRESS]`, with
// the built site served there. Milliseconds from the click to the card's answer on the screen, as the browser counts
// them, with two thousand attempts in the save.
import { chromium, type Page } from '@playwright/test';
import { rulebook } from '@/content/castle-game/rulebook';
import { bindRules } from '@/lib/castle-game/rules';
import { encodeGame, GAME_KEY } from '@/lib/castle-game/saves/encode';
import type { GameState } from '@/lib/castle-game/types';
import { findChromium } from '../install/chromium.mjs';

const rules = bindRules(rulebook);

const [, , address = 'http://localhost:3000/'] = process.argv;
const SLOWER = 4;
const MOST = 100;
const TIMES = 9;
const PEOPLE = 400;
/** From the smallest drawing to the largest, each in its structure. */
const PICKS = [
  ['Pilar', 'Pd4'],
  ['Tres', '3d8f'],
  ['Quatre', '4d9f'],
  ['Set', '7d8f'],
] as const;

/** A large team with two thousand attempts behind it. */
function experienced(): GameState {
  const start = rules.newTeam({ name: 'Colla gran', color: '#336699', seed: 1 });
  const team = { ...start.team, members: PEOPLE, attendees: PEOPLE };
  let state: GameState = { ...start, team };
  for (let index = 0; index < 2000; index += 1) {
    const code = [...rules.catalogue.keys()][index % 100] ?? '3d5';
    const result = rules.act(state, { type: 'attempt', code }, index);
    if (!result.ok) throw new Error(`${code}: ${result.reason.kind}`);
    const today = { type: 'rehearsal', attemptsLeft: 15 } as const;
    state = { ...result.state, team: { ...result.state.team, today, lastAttempt: null } };
  }
  return state;
}

/** Presses a tower as a hand does and gives the time from the click to what is painted next, in milliseconds. */
async function pick(page: Page, structure: string, code: string): Promise<number> {
  await page.getByRole('radio', { name: structure }).check({ force: true });
  await page.evaluate(() => {
    const waits: PerformanceEntry[] = [];
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    Object.assign(window, { waits });
    new PerformanceObserver((list) => {
      waits.push(...list.getEntries().filter(({ name }) => name === 'click'));
    }).observe(options);
  });
  await page.getByRole('button', { name: new RegExp(`^${code}, `) }).hover();
  // Whoever picks has looked first, and the picture of the tower has come.
  await page.waitForTimeout(1500);
  // The choice of the structure was a click too: its answer is no part of this one's.
  await page.evaluate(() => Object.assign(window, { pressed: performance.now() }));
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.up();
  await page.waitForTimeout(1500);
  return page.evaluate(() => {
    const waits: readonly { startTime: number; duration: number }[] = Reflect.get(window, 'waits');
    const own = waits.filter(({ startTime }) => startTime >= Reflect.get(window, 'pressed'));
    if (own.length === 0) throw new Error('The browser counted no click.');
    return Math.max(...own.map(({ duration }) => duration));
  });
}

/** Opens the rehearsal of a large team at full speed. */
async function rehearse(page: Page, save: string): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [GAME_KEY, save] as const);
  await page.goto(`${address}joc-castells/`);
  await page.getByRole('button', { name: 'Carregar partida' }).click();
  await page.getByRole('button', { name: /^ASSAIG/ }).click();
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const save = encodeGame(experienced());
const waits: number[] = [];
for (const [structure, code] of PICKS) {
  const own: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await rehearse(page, save);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    own.push(await pick(page, structure, code));
    await page.close();
  }
  console.log(`${code}: ${own.join(', ')} ms`);
  waits.push(own.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)] ?? 0);
}
await browser.close();
const slowest = Math.max(...waits);
console.log(`medians of at most ${slowest} ms on a processor ${SLOWER} times slower, ${MOST} wanted`);
process.exitCode = slowest <= MOST ? 0 : 1;
