import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SHOW_TEXTS } from '@/content/interface/castle-game/show';
import { spokenTower } from '@/content/interface/castle-game/towers';
import { after, ROUTE, rules } from '@/e2e/castle-game/support';
import { availableTowers } from '@/lib/castle-game/engine/actions';
import { phaseOf } from '@/lib/castle-game/engine/performance';
import { encodeGame, GAME_KEY } from '@/lib/castle-game/saves/game';
import type { GameState } from '@/lib/castle-game/types';
import type { EnginePage } from './page';
import { poll } from './page';
import { expect, test } from './test';

/** The game that the browser stores now. Throws if the rules refuse it. */
async function storedGame(site: EnginePage): Promise<GameState> {
  const decoded = rules.decodeGame((await site.stored(GAME_KEY)) ?? '');
  if (!decoded.ok) throw new Error(decoded.reason.kind);
  return decoded.state;
}

test('a performance ends, and the game is exported, deleted and imported', async ({ site, engine }) => {
  const monday = rules.newTeam({ name: 'Colla de dilluns', color: '#8e2f9e', seed: 3 });
  const day = { date: '2023-09-21', today: { type: 'performance', done: false } } as const;
  let state: GameState = { ...monday, team: { ...monday.team, ...day, members: 120, attendees: 110 } };
  const firstOf = (game: GameState) => availableTowers(game)[0] ?? '';
  const tried = (game: GameState) =>
    after(game, { type: 'attempt', code: firstOf(game) }, { type: 'nextRound' });
  // Only the pilar is left.
  while (phaseOf(state) === 'towers') state = tried(state);
  await site.open(ROUTE);
  await engine.evaluate((key, text) => localStorage.setItem(key, text), GAME_KEY, encodeGame(state));
  await site.reload();
  await site.click('button', 'Carregar partida');
  await site.click('button', /^ACTUACIÓ/);
  const pilar = firstOf(state);
  await site.click('button', `${pilar}, ${spokenTower(pilar)}`);
  // A performance locks its show for four seconds, in which a short one may end.
  await poll('the result', async () => {
    if (await site.isThere('heading', /^(descarregat|carregat|intent)/i)) return true;
    if (await site.isThere('button', SHOW_TEXTS.skip)) await engine.press('Enter');
  });
  await site.click('button', "Final de l'actuació");
  await site.click('button', 'CONTINUA');
  await site.see('heading', "L'última actuació");
  const played = await storedGame(site);
  expect(played.team.members).toBe(after(tried(state), { type: 'endPerformance' }).team.members);

  await site.reload();
  await site.click('button', /^AJUDA/);
  await site.click('button', 'EXPORTA LA PARTIDA');
  const file = await poll('the exported file', async () =>
    readdirSync(engine.downloads).find((name) => /^colla-de-dilluns_\d{4}-\d\d-\d\d_.*\.bin$/.test(name)),
  );
  await site.click('button', 'BORRA LA PARTIDA');
  // The start screen is drawn once before the reload, too.
  const loadedAt = () => engine.evaluate(() => performance.timeOrigin);
  const before = await loadedAt();
  await site.click('button', 'Esborra-la');
  await poll('the reload', async () => (await loadedAt()) !== before);
  await site.see('button', 'Nova partida');
  await poll('nothing stored', async () => (await site.stored(GAME_KEY)) === null);
  await site.hydrated();
  await engine.upload(join(engine.downloads, file));
  await site.see('heading', "DIA D'ACTUACIÓ");
  expect(await storedGame(site)).toEqual(played);
});
