import type { Page } from '@playwright/test';
import { invitationNow } from '@/content/castle-game/rulebook';
import { GAME_TITLE_TEXTS } from '@/content/interface/castle-game/start';
import { expectContrast, expectNoAxeViolations } from '@/e2e/support/axe';
import { installClock } from '@/e2e/support/clock-and-chance';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { expectReadable, setTextSize, spaceText } from '@/e2e/support/readable';
import { expect, test } from '@/e2e/support/watch';
import { track } from '@/lib/castle-game/engine/missions';
import { readyStats } from '@/lib/castle-game/engine/team';
import type { GameState } from '@/lib/castle-game/types';
import { experienced, namedDiada, SCREENS } from './experienced';
import { after, passShow, playWith, ROUTE, rules, storedGame } from './support';

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

/** An experienced team on a named diada. */
function performing(): GameState {
  const { team } = experienced();
  const today = { type: 'performance', done: false } as const;
  return { team: { ...team, date: namedDiada?.day ?? team.date, today }, rounds: [] };
}

async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoAxeViolations(page, 'main');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectContrast(page, 'main');
  for (const width of [1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
}

/** With the letters and spaces that a reader chose. */
async function expectReadableAnyway(page: Page): Promise<void> {
  // The tooltip of a chart covers the page on purpose.
  await page.mouse.move(0, 0);
  await setTextSize(page, 200);
  await expectReadable(page, 'with letters of 200 %');
  await setTextSize(page, 100);
  await spaceText(page, true);
  await expectReadable(page, 'with spaced text');
  await spaceText(page, false);
}

/** Opens every screen from the first, looks at it and goes back. */
async function visitScreens(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  await playWith(page, experienced());
  for (const screen of SCREENS) {
    await page.getByRole('button', { name: new RegExp(`^${screen}`) }).click();
    await expect(page.getByRole('heading', { name: new RegExp(`^${screen}$`, 'i') })).toBeFocused();
    await look(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: "DIA D'ASSAIG" })).toBeFocused();
  }
}

test('every screen takes focus, has no accessibility fault, and Back returns from it', ({
  page,
  noErrors: _,
}) => visitScreens(page, expectAccessible));

test('every screen can be read with the letters of the reader', { tag: '@slow' }, ({ page, noErrors: _ }) =>
  visitScreens(page, expectReadableAnyway),
);

test('the first screen, the question of the day and the new team have no accessibility fault', {
  tag: '@slow',
}, async ({ page, noErrors: _ }) => {
  await playWith(page, experienced());
  await expectAccessible(page);
  await expectReadableAnyway(page);
  const advance = page.getByRole('button', { name: /^Avança sense/ });
  await advance.click();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(advance).toBeFocused();
  // On the colour of this team the page's own ring would not be seen.
  await expect(advance).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
  await page.goto('about:blank');
  await page.goto(ROUTE);
  await page.getByRole('button', { name: 'Nova partida' }).click();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Nova partida' })).toBeFocused();
});

test('a performance has no accessibility fault from its first tower to its summary', {
  tag: '@slow',
}, async ({ page, noErrors: _ }) => {
  const start = performing();
  const towers = ['3d5', '4d5', 'Td5', '5d5', '3d6'];
  const rounds = towers.reduce<GameState>((state, code) => {
    const done = state.rounds.filter(({ outcome }) => !outcome.startsWith('intent')).length;
    return done >= 3 ? state : after(state, { type: 'attempt', code }, { type: 'nextRound' });
  }, start);
  await playWith(page, rounds);
  await expect(page.getByRole('region', { name: namedDiada?.diada.name })).toBeVisible();
  await expect(page.getByText(GAME_TITLE_TEXTS.lead)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^ACTUACIÓ/ }).click();
  await expect(page.locator('[data-preview] dd').last()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pd3, / }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Continua', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: "Final de l'actuació" }).click();
  await expect(page.getByText(/^TOTAL: /)).toBeVisible();
  await expect(page.locator('main blockquote')).toBeVisible();
  await expectAccessible(page);
});

test('a diada goes by its plan, one press for each round, and its place is told before it ends', async ({
  page,
  noErrors: _,
}) => {
  await installClock(page);
  const { team, rounds } = performing();
  await playWith(page, { rounds, team: { ...team, stats: readyStats(team.stats) } });
  await expect(page.getByRole('button', { name: 'Avança de dia' })).toBeVisible();
  await page.getByRole('button', { name: /^ACTUACIÓ/ }).click();
  await expect(page.getByRole('list', { name: 'Classificació' })).toBeVisible();
  await page.getByText('Canvieu-lo').click();
  await page.getByRole('combobox', { name: 'Pilar' }).selectOption('Pd3');
  const asPlanned = page.getByRole('button', { name: /^El del pla: / });
  for (let round = 0; round < 6 && (await asPlanned.count()) > 0; round += 1) {
    await asPlanned.click();
    await passShow(page);
    await page.getByRole('button', { name: /^(Ronda següent|Final de l'actuació)$/ }).waitFor();
    expect((await storedGame(page)).rounds).toHaveLength(round);
  }
  await page.getByRole('button', { name: "Final de l'actuació" }).click();
  await expect(page.getByRole('heading', { name: /de quatre colles\.$/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('list', { name: 'Classificació' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'CONTINUA' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Avança al següent dia' }).click();
  await expect(page.getByRole('heading', { name: "DIA D'ASSAIG" })).toBeFocused();
  expect((await storedGame(page)).team.history.at(-1)?.rounds.at(-1)?.code).toBe('Pd3');
});

/** An experienced team with these missions behind it, on a rehearsal day. */
function grown(before: readonly string[]): GameState {
  const { team, rounds } = experienced();
  const completedMissions = rules.missions.filter(({ title }) => before.includes(title)).map(track);
  const stats = readyStats(team.stats);
  return after(
    { rounds, team: { ...team, stats, completedMissions, acceptedMissions: [] } },
    { type: 'attempt', code: '4d5' },
    { type: 'advanceDay' },
  );
}

test('of three challenges one is chosen', async ({ page, noErrors: _ }) => {
  await playWith(page, grown(['Tercera plaça']));
  const choices = page.getByRole('button', { name: /^Accepta'l: Repte/ });
  await expect(choices).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^MISSIONS/ })).toHaveText(/Trieu un repte$/);
  await choices.last().click();
  await expect(choices).toHaveCount(0);
});

test('what a club asks for on Monday is one press on Thursday', async ({ page, noErrors: _ }) => {
  const monday = grown(['Segona plaça']);
  const { host, entry } = invitationNow(monday.team) ?? {};
  const plan = { type: 'plan', codes: [entry?.code ?? '', 'Pd4'] } as const;
  await playWith(page, after(monday, { type: 'advanceDay' }, plan));
  const asks = page.getByRole('region', { name: `Els ${host?.name} us conviden` });
  await expect(asks).toContainText(`(${entry?.code})`);
  await page.getByRole('button', { name: /^ACTUACIÓ/ }).click();
  const asked = page.getByRole('button', { name: `El que demanen els ${host?.name}: ${entry?.code}` });
  const rounds = asked.or(page.getByRole('button', { name: /^El del pla: / }));
  await expect(rounds).toHaveCount(1);
  const card = page.getByRole('button', { name: new RegExp(`^${entry?.code},`) });
  await expect(card).toHaveAccessibleDescription(/Us el demanen/);
  await page.getByText('Canvieu-lo').click();
  await page.getByRole('combobox', { name: 'Primer castell' }).selectOption({ index: 0 });
  await expect(rounds).toHaveCount(2);
  await asked.click();
  await expect.poll(async () => (await storedGame(page)).team.lastAttempt?.code).toBe(entry?.code);
});

test('below 1200 px a small sentence stands above the button of a new game, and charts come with the statistics', {
  tag: '@slow',
}, async ({ page, noErrors: _ }) => {
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1;
  });
  await page.goto(ROUTE);
  const message = page.getByText("Cal una pantalla d'almenys 1200px d'amplada per poder jugar a aquest joc");
  await expect(message).toBeHidden();
  // Sets the screen too.
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(message).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nova partida' })).toBeInViewport({ ratio: 1 });
  await playWith(page, experienced());
  await expect(message).toBeHidden();
  const before = scripts;
  await page.getByRole('button', { name: /^ESTADÍSTIQUES/ }).click();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  expect(scripts).toBeGreaterThan(before);
});
