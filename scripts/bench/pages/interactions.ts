import type { Browser, Page } from '@playwright/test';
import { rules } from '@/content/castle-game/rulebook';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { COLUMN_NAMES } from '@/content/interface/results';
import { STORY_TEXTS } from '@/content/interface/story';
import { encodeGame, GAME_KEY } from '@/lib/castle-game/saves/game';
import { EMPTY_PROGRESS } from '@/lib/story/progress';
import { encodeProgress, PROGRESS_KEY } from '@/lib/story/progress-text';
import { type Bench, IDLE, measureInTurns, median, passagePath, SLOWER } from './bench';

/** An interaction of a user with a page. */
type Interaction = {
  readonly name: string;
  readonly path: string;
  /** Width of the window in px. Default: a phone. */
  readonly width?: number;
  /** Stored data of an earlier visit. */
  readonly stored?: readonly [key: string, text: string];
  /** Steps before the interaction, which are not measured. */
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
};

const PHONE = 412;
/** Timeout for the reaction in ms. */
const ANSWER = 3000;

const header = (page: Page, name: string) =>
  page.getByRole('columnheader', { name }).getByRole('button').first();
const resultsRead = (page: Page) => page.locator('[data-status="ready"]').waitFor({ state: 'attached' });
const grid = (page: Page) => page.getByRole('group', { name: /^Graella/ }).getByRole('textbox');
const telling = (page: Page) => page.locator('[data-state="telling"]').first().waitFor({ state: 'attached' });
const options = (page: Page) =>
  page.getByRole('navigation', { name: STORY_TEXTS.options }).getByRole('link').first();

/** Saved game of a large team, which can try all towers. */
function largeTeam(): string {
  const start = rules.newTeam({ name: 'Colla gran', color: '#336699', seed: 1 });
  return encodeGame({ ...start, team: { ...start.team, members: 400, attendees: 400 } });
}

const story = [PROGRESS_KEY, encodeProgress({ ...EMPTY_PROGRESS, noteHidden: true })] as const;

const interactions: readonly Interaction[] = [
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
    prepare: (page) => grid(page).focus(),
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
    act: (page) => page.mouse.down().then(() => page.mouse.up()),
  },
  {
    name: 'show all of a passage',
    path: passagePath,
    stored: story,
    prepare: telling,
    act: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'next passage',
    path: passagePath,
    stored: story,
    prepare: async (page) => {
      await telling(page);
      await page.keyboard.press('Escape');
      await options(page).hover();
    },
    act: (page) => options(page).click(),
  },
];

/** Returns the time from an interaction to the next paint in ms, as the browser reports it. */
async function measureInteraction(browser: Browser, origin: string, one: Interaction): Promise<number> {
  const { path, width = PHONE, stored, prepare, act } = one;
  const context = await browser.newContext({ viewport: { width, height: 823 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript((earlier) => {
      if (earlier) localStorage.setItem(earlier[0], earlier[1]);
      const watched = { type: 'event', durationThreshold: 16 };
      // In session storage, because a link opens another page.
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
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(() =>
      sessionStorage.setItem('bench-since', String(performance.timeOrigin + performance.now())),
    );
    await act(page);
    await page.waitForTimeout(ANSWER);
    // The browser lists no shorter interaction.
    return await page.evaluate(() => Math.max(16, Number(sessionStorage.getItem('bench-wait'))));
  } finally {
    await context.close();
  }
}

/** Measures each interaction each time in a new page. */
export async function measureInteractions({ browser, origin, isTried, times }: Bench): Promise<void> {
  const tried = interactions.filter(({ path }) => isTried(path));
  const measured = await measureInTurns(tried, times, (one) => measureInteraction(browser, origin, one));
  console.log('\n| interaction | page | median, ms | longest, ms |\n| --- | --- | --- | --- |');
  for (const { one, results } of measured)
    console.log(`| ${one.name} | /${one.path} | ${median(results)} | ${Math.max(...results)} |`);
}
