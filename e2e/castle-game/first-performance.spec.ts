import type { Page } from '@playwright/test';
import { club } from '@/content/club';
import { HOME_TEXTS } from '@/content/interface/castle-game/home';
import { acceptLabel } from '@/content/interface/castle-game/missions';
import { spokenTower } from '@/content/interface/castle-game/towers';
import { CARD_TEXTS } from '@/content/interface/picture-card';
import { tabTo } from '@/e2e/games/support';
import { installClock } from '@/e2e/support/clock-and-chance';
import { savedPicture } from '@/e2e/support/saved-picture';
import { expect, test } from '@/e2e/support/watch';
import { availableTowers } from '@/lib/castle-game/engine/actions';
import { attemptsToLose } from '@/lib/castle-game/engine/days';
import { phaseOf } from '@/lib/castle-game/engine/performance';
import { firstFileName } from '@/lib/castle-game/saves/file-name';
import type { GameState } from '@/lib/castle-game/types';
import { formatInteger } from '@/lib/text/catalan';
import { beginning, luckySeed, nextStep, take } from './first-days';
import { after, fixSeed, passShow, pressButton, ROUTE, rules, storedGame } from './support';

const NAME = 'Els Embolicats ŀ 🙂';

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

/** A torre is `descarregada`. */
const sentence = (outcome: string) => new RegExp(`^${outcome.replace(/gat$/, 'ga(t|da)')}!?$`, 'i');

/** Chooses what kind of tower and which structure with the arrows, then the tower, and gives way to its show. */
async function pickTower(page: Page, code: string): Promise<void> {
  const neta = rules.catalogue.get(code)?.rehearsalOnly;
  const kind = page.getByRole('radio', { name: neta ? 'Netes' : 'Castells complets' });
  if ((await kind.count()) > 0 && !(await kind.isChecked())) {
    await tabTo(page, page.getByRole('radio', { name: neta ? 'Castells complets' : 'Netes' }));
    await page.keyboard.press(neta ? 'ArrowRight' : 'ArrowLeft');
  }
  const structures = page.getByRole('group', { name: 'Estructura' });
  const tower = page.getByRole('button', { name: `${code}, ${spokenTower(code)}`, exact: true });
  await tabTo(page, structures.getByRole('radio', { checked: true }));
  for (let step = 0; step < 8 && (await tower.count()) === 0; step += 1)
    await page.keyboard.press('ArrowRight');
  await tabTo(page, tower);
  await page.keyboard.press('Enter');
}

/** Sees an attempt from the pick to its result, which must be what the rules say. */
async function seeAttempt(page: Page, expected: GameState): Promise<void> {
  await passShow(page);
  const outcome = expected.team.lastAttempt?.outcome ?? '';
  await expect(page.getByRole('heading', { name: sentence(outcome) })).toBeFocused();
  expect((await storedGame(page)).team.lastAttempt).toEqual(expected.team.lastAttempt);
}

async function createTeam(page: Page): Promise<void> {
  await pressButton(page, 'Nova partida');
  const name = page.getByRole('textbox', { name: 'Nom de la colla' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(club.name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(NAME);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: "DIA D'ASSAIG" })).toBeFocused();
}

async function acceptMissions(page: Page): Promise<void> {
  for (const mission of rules.firstMissions) {
    await pressButton(page, acceptLabel(mission));
    await expect(page.getByRole('heading', { name: HOME_TEXTS.missions })).toBeFocused();
  }
}

/** Where the player is between two steps. */
type Place = 'home' | 'result';

/** Tries a tower at rehearsal, from wherever the last step has left the player. */
async function rehearse(page: Page, state: GameState, code: string, place: Place): Promise<GameState> {
  if (place === 'home') await pressButton(page, /^ASSAIG/);
  if (place === 'result' && code === state.team.lastAttempt?.code) await pressButton(page, /^Torneu-hi$/);
  else {
    if (place === 'result') await pressButton(page, 'Trieu una altra prova');
    await pickTower(page, code);
  }
  const tried = take(state, { type: 'attempt', code });
  await seeAttempt(page, tried);
  return tried;
}

/** Goes to the next day, which asks first when attempts are left. */
async function advance(page: Page, state: GameState, place: Place): Promise<GameState> {
  const skips = place === 'home' && attemptsToLose(state) > 0;
  await pressButton(page, skips ? /^Avança sense/ : 'Avança al següent dia');
  if (attemptsToLose(state) > 0) {
    await expect(page.getByRole('dialog')).toContainText('Segur que vols avançar de dia?');
    await pressButton(page, /^Avança$/);
  }
  const next = after(state, { type: 'advanceDay' });
  const day = next.team.today.type === 'rehearsal' ? "DIA D'ASSAIG" : "DIA D'ACTUACIÓ";
  await expect(page.getByRole('heading', { name: day })).toBeFocused();
  return next;
}

/** Saves the card of the first time that the result shows. */
async function saveCard(page: Page, code: string, folder: string): Promise<void> {
  await pressButton(page, CARD_TEXTS.open);
  await expect(page.getByRole('region', { name: CARD_TEXTS.title })).toBeFocused();
  const { name, bytes } = await savedPicture(page, CARD_TEXTS.save, folder);
  expect(name).toBe(firstFileName(NAME, code));
  // Paper, bands and letters alone would be a third of this.
  expect(bytes).toBeGreaterThan(60_000);
}

/** Completes the missions at rehearsals and goes on to a day on which the team can perform. */
async function playFirstDays(page: Page, start: GameState): Promise<GameState> {
  let [state, place]: [GameState, Place] = [start, 'home'];
  for (let step = nextStep(state); step; step = nextStep(state)) {
    if (step.type === 'attempt') {
      state = await rehearse(page, state, step.code, place);
      place = 'result';
    } else {
      state = await advance(page, state, place);
      place = 'home';
    }
  }
  expect(state.team.completedMissions.map(({ title }) => title)).toEqual(
    expect.arrayContaining(rules.firstMissions.map(({ title }) => title)),
  );
  return state;
}

/** Saves the card of the first tower that the team builds. */
async function perform(page: Page, state: GameState, folder: string): Promise<GameState> {
  await pressButton(page, /^ACTUACIÓ/);
  let now = state;
  let saved = false;
  while (phaseOf(now) !== 'over') {
    const [code = ''] = availableTowers(now);
    await pickTower(page, code);
    now = after(now, { type: 'attempt', code });
    await seeAttempt(page, now);
    if (!saved && now.team.lastAttempt?.first) {
      await saveCard(page, code, folder);
      saved = true;
    }
    now = after(now, { type: 'nextRound' });
    await pressButton(page, /^(Ronda següent|Final de l'actuació)$/);
  }
  expect(saved, 'a card was saved').toBe(true);
  return now;
}

test('a new team gets through its missions to its first performance, by keyboard alone', async ({
  page,
  noErrors: _,
}, { outputDir }) => {
  const seed = luckySeed();
  await fixSeed(page, seed);
  await installClock(page);
  await page.goto(ROUTE);
  await createTeam(page);
  await acceptMissions(page);
  let state = await playFirstDays(page, beginning(NAME, club.colour, seed));
  state = await perform(page, state, outputDir);
  const total = state.rounds.reduce((sum, { points }) => sum + points, 0);
  await expect(page.getByText(`TOTAL: ${formatInteger(total)}`)).toBeVisible();
  await pressButton(page, 'CONTINUA');
  await expect(page.getByRole('heading', { name: "L'última actuació" })).toBeVisible();
  const expected = after(state, { type: 'endPerformance' });
  const { team } = await storedGame(page);
  expect(team.members).toBe(expected.team.members);
  expect(team.history).toHaveLength(1);
  expect(team.seed).toBe(expected.team.seed);
});
