import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SHOW_TEXTS } from '@/content/interface/castle-game/show';
import { spokenTower } from '@/content/interface/castle-game/towers';
import { ROUTE, rules } from '@/e2e/castle-game/support';
import { GAME_KEY } from '@/lib/castle-game/saves/game';
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

test('a new game, a rehearsal and a reload in the middle, then it is exported, deleted and imported', async ({
  site,
  engine,
}) => {
  await site.open(ROUTE);
  await site.click('button', 'Nova partida');
  await site.see('textbox', 'Nom de la colla');
  await engine.type(' l·l ’ŀ 🙂');
  await engine.press('Enter');
  await site.see('heading', "DIA D'ASSAIG");
  await site.click('button', /^ASSAIG/);
  await site.click('button', `Pd3, ${spokenTower('Pd3')}`);
  await poll('the result', async () => {
    if (await site.isThere('heading', /^(descarregat|carregat|intent)/i)) return true;
    if (await site.isThere('button', SHOW_TEXTS.skip)) await engine.press('Enter');
  });
  const tried = await storedGame(site);
  expect(tried.team.stats.Pd3?.attempts).toHaveLength(1);
  expect(tried.team.name).toContain('l·l ’ŀ 🙂');
  await site.reload();
  await site.see('button', 'Prova següent');
  expect(await storedGame(site)).toEqual(tried);

  await site.click('button', /^AJUDA/);
  await site.click('button', 'EXPORTA LA PARTIDA');
  const file = await poll('the exported file', async () =>
    readdirSync(engine.downloads).find((name) => /_\d{4}-\d\d-\d\d_.*\.bin$/.test(name)),
  );
  await site.click('button', 'BORRA LA PARTIDA');
  // The start screen is drawn once before the reload, too.
  const loadedAt = () => engine.evaluate(() => performance.timeOrigin);
  const before = await loadedAt();
  await site.click('button', 'Elimina-la');
  await poll('the reload', async () => (await loadedAt()) !== before);
  await site.see('button', 'Nova partida');
  await poll('nothing stored', async () => (await site.stored(GAME_KEY)) === null);
  await site.hydrated();
  await engine.upload(join(engine.downloads, file));
  await site.see('heading', "DIA D'ASSAIG");
  expect(await storedGame(site)).toEqual(tried);
});
