import { type Browser, chromium, type Page } from '@playwright/test';
import { rulebook } from '../../../content/castle-game/rulebook';
import { CROSSWORD_LEVELS } from '../../../content/games/crossword/levels';
import { COLUMN_NAMES } from '../../../content/interface/statistics';
import { STORY_TEXTS } from '../../../content/interface/story';
import { bindRules } from '../../../lib/castle-game/rules';
import { encodeGame, GAME_KEY } from '../../../lib/castle-game/saves/encode';
import { EMPTY_MEMORY } from '../../../lib/story/memory';
import { encodeMemory, MEMORY_KEY } from '../../../lib/story/memory-text';
import { bars, passagePage } from './bars';

/** Something that a visitor does on a page and waits for the answer of. */
export type Interaction = {
  readonly name: string;
  readonly path: string;
  /** The window's width, that of a phone unless it says another. */
  readonly width?: number;
  /** What is stored from an earlier visit. */
  readonly stored?: readonly [key: string, text: string];
  /** What is done before, and not measured. */
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
};

const PHONE = 412;
/** Milliseconds in which a page becomes idle again, and after which no answer is expected. */
const [IDLE, ANSWER] = [2500, 3000];
/** Milliseconds below which the browser lists no interaction. */
const SHORTEST = 16;

const header = (page: Page, name: string) =>
  page.getByRole('columnheader', { name }).getByRole('button').first();
const resultsRead = (page: Page) => page.locator('[data-status="ready"]').waitFor({ state: 'attached' });
const options = (page: Page) =>
  page.getByRole('navigation', { name: STORY_TEXTS.options }).getByRole('link').first();

/** The save of a large team, which may try all towers. */
function largeTeam(): string {
  const start = bindRules(rulebook).newTeam({ name: 'Colla gran', color: '#336699', seed: 1 });
  return encodeGame({ ...start, team: { ...start.team, members: 400, attendees: 400 } });
}

const story = [MEMORY_KEY, encodeMemory({ ...EMPTY_MEMORY, noteHidden: true })] as const;

export const interactions: readonly Interaction[] = [
  {
    name: 'sort',
    path: 'millors-diades/',
    prepare: resultsRead,
    act: (page) => header(page, COLUMN_NAMES.date).click(),
  },
  {
    name: 'open a row',
    path: 'millors-diades/',
    prepare: resultsRead,
    act: (page) => page.locator('tbody button[aria-expanded]').first().click(),
  },
  {
    name: 'choose a season',
    path: 'resum-historic/',
    prepare: async (page) => {
      await resultsRead(page);
      await page.getByRole('combobox', { name: COLUMN_NAMES.season }).focus();
    },
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'sort',
    path: 'llista-de-diades/?des=',
    prepare: resultsRead,
    act: (page) => header(page, COLUMN_NAMES.reason).click(),
  },
  {
    name: 'type a letter',
    path: `mots-encreuats/${CROSSWORD_LEVELS.length - 1}/`,
    prepare: (page) =>
      page
        .getByRole('group', { name: /^Graella/ })
        .getByRole('textbox')
        .focus(),
    act: (page) => page.keyboard.press('a'),
  },
  {
    name: 'pick a tower',
    path: 'joc-castells/',
    width: 1280,
    stored: [GAME_KEY, largeTeam()],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Carregar partida' }).click();
      await page.getByRole('button', { name: /^ASSAIG/ }).click();
      await page.getByRole('radio', { name: 'Tres' }).check({ force: true });
      await page.getByRole('button', { name: /^3d8f, / }).hover();
    },
    act: async (page) => {
      await page.mouse.down();
      await page.mouse.up();
    },
  },
  {
    name: 'show all of a passage',
    path: passagePage.path,
    stored: story,
    prepare: (page) => page.locator('[data-state="telling"]').first().waitFor({ state: 'attached' }),
    act: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'next passage',
    path: passagePage.path,
    stored: story,
    prepare: async (page) => {
      await page.locator('[data-state="telling"]').first().waitFor({ state: 'attached' });
      await page.keyboard.press('Escape');
      await options(page).hover();
    },
    act: (page) => options(page).click(),
  },
];

/** The time from an interaction to what is painted next, in milliseconds, as the browser counts it. */
async function measureInteraction(browser: Browser, origin: string, one: Interaction): Promise<number> {
  const { path, width = PHONE, stored, prepare, act } = one;
  const context = await browser.newContext({ viewport: { width, height: 823 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript((earlier) => {
      if (earlier) localStorage.setItem(earlier[0], earlier[1]);
      const watched: PerformanceObserverInit & { durationThreshold: number } = {
        type: 'event',
        durationThreshold: 16,
      };
      // In the session's storage, since a link leads to another page.
      new PerformanceObserver((list) => {
        const since = Number(sessionStorage.getItem('bench-since') ?? Number.POSITIVE_INFINITY);
        const waits = list
          .getEntries()
          .filter(({ name }) => /^(key|pointer(down|up)|click)/.test(name))
          .filter(({ startTime }) => performance.timeOrigin + startTime >= since)
          .map(({ duration }) => duration);
        const before = Number(sessionStorage.getItem('bench-wait'));
        if (waits.length > 0) sessionStorage.setItem('bench-wait', String(Math.max(before, ...waits)));
      }).observe(watched);
    }, stored);
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
    await prepare(page);
    await page.waitForTimeout(IDLE);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: bars.interaction.slower });
    await page.evaluate(() =>
      sessionStorage.setItem('bench-since', String(performance.timeOrigin + performance.now())),
    );
    await act(page);
    await page.waitForTimeout(ANSWER);
    const wait = await page.evaluate(() => Number(sessionStorage.getItem('bench-wait')));
    return Math.max(SHORTEST, wait);
  } finally {
    await context.close();
  }
}

/** What each interaction takes in each of `times` fresh pages, in turns. */
export async function measureInteractions(
  executablePath: string,
  origin: string,
  { tried, times }: { tried: readonly Interaction[]; times: number },
): Promise<(Interaction & { readonly waits: readonly number[] })[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--headless=new'],
    ignoreDefaultArgs: ['--headless'],
  });
  try {
    const measured = tried.map((one) => ({ ...one, waits: [] as number[] }));
    for (let turn = 0; turn < times; turn += 1)
      for (const one of measured) one.waits.push(await measureInteraction(browser, origin, one));
    return measured;
  } finally {
    await browser.close();
  }
}
