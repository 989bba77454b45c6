import type { Locator, Page } from '@playwright/test';
import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { TREE_TEXTS } from '@/content/interface/castle-game/tree';
import { tabTo } from '@/e2e/games/support';
import { expectContrast, expectNoAxeViolations } from '@/e2e/support/axe';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { setTextSize } from '@/e2e/support/readable';
import { expect, test } from '@/e2e/support/watch';
import { experienced, namedDiada, SCREENS } from './experienced';
import { openWith, playWith, pressButton } from './support';

const laptop = { width: 1280, height: 800 };

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing to be seen.');
  return box;
};

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const over = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  expect(over, `${JSON.stringify(a)} covers ${JSON.stringify(b)}`).toBe(false);
}

/** Every visible button and link is inside the window, and none covers another. */
async function expectNothingCut(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main h2, main h3')]
      .filter((element) => element.offsetParent && element.scrollWidth > element.clientWidth + 1)
      .map(({ innerText }) => innerText),
  );
  expect(cut).toEqual([]);
}

/** Whether nothing covers it, such as the bar at the foot of the window. A step back may scroll after the focus has. */
const isInSight = (button: Locator) =>
  button.evaluate((one) => {
    one.scrollIntoView({ block: 'nearest' });
    const { left, bottom } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + 9, bottom - 9));
  });

async function expectScreensReflow(page: Page): Promise<void> {
  await expectNothingCut(page);
  for (const screen of SCREENS) {
    const button = page.getByRole('button', { name: new RegExp(`^${screen}`) });
    await tabTo(page, button);
    await expect.poll(() => isInSight(button)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: new RegExp(`^${screen}$`, 'i') })).toBeFocused();
    await expectNothingCut(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: "DIA D'ASSAIG" })).toBeFocused();
  }
}

test.describe('at 200 %', () => {
  // What zoom leaves of a laptop of 1280 px; the screen stays as wide as it is.
  const viewport = { width: 640, height: 400 };
  test.use({ viewport, screen: laptop, deviceScaleFactor: 2, reducedMotion: 'reduce' });

  test('a laptop goes on playing, every screen reflows, and the whole stage of a show is in sight', {
    tag: '@slow',
  }, async ({ page, noErrors: _ }) => {
    await playWith(page, experienced());
    await expectScreensReflow(page);
    await pressButton(page, /^ASSAIG/);
    await page.locator('label', { hasText: 'Castells complets' }).click();
    await page.getByRole('button', { name: /^Pd3, / }).click();
    await expect(page.locator('[data-layer]').first()).toBeAttached();
    await expect(page.locator('main [data-aleta]')).toBeInViewport({ ratio: 0.98 });
    await expect(page.getByRole('button', { name: 'Continua', exact: true })).toBeInViewport();
  });
});

test.describe('with letters twice as large', () => {
  test.use({ viewport: laptop, reducedMotion: 'reduce' });

  test('the drawing covers no text, before the game and in its show', { tag: '@slow' }, async ({
    page,
    noErrors: _,
  }) => {
    await openWith(page, experienced());
    await setTextSize(page, 200);
    const poster = page.locator('main img');
    for (const text of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: 'Nova partida' }),
    ])
      await expectApart(poster, text);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Carregar partida' }).click();
    await expectNothingCut(page);
    await page.getByRole('button', { name: /^ASSAIG/ }).click();
    // Such large labels cover their radio buttons.
    await page.locator('label', { hasText: 'Castells complets' }).click();
    await page.locator('label', { hasText: 'Tres' }).click();
    await page.getByRole('button', { name: /^3d5, / }).click();
    const figures = page.locator('[data-layer]').last();
    await expect(figures).toBeVisible();
    await expectApart(
      page.locator('[data-aleta]'),
      page.getByRole('button', { name: 'Continua', exact: true }),
    );
  });
});

test.describe('on a phone', () => {
  const phone = { width: 360, height: 740 };
  test.use({ viewport: phone, screen: phone, deviceScaleFactor: 3, hasTouch: true, isMobile: true });

  test('the day’s act is at the foot of the screen, the picker shows the tree and its first tower, and every screen reflows', {
    tag: '@slow',
  }, async ({ page, noErrors: _ }) => {
    await openWith(page, experienced());
    await page.getByRole('button', { name: 'Carregar partida' }).click();
    await expect(page.getByRole('button', { name: /^ASSAIG/ })).toBeInViewport({ ratio: 1 });
    expect((await boxOf(page.locator('main'))).height).toBeLessThan(2000);
    await expectScreensReflow(page);
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('button', { name: /^ASSAIG/ }).click();
    await expect(page.getByRole('button', { name: SHELL_TEXTS.tree })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^\w+, / }).first()).toBeInViewport();
    await pressButton(page, SHELL_TEXTS.tree);
    await expect(page.getByRole('heading', { name: TREE_TEXTS.title })).toBeFocused();
    const torres = page.locator('summary', { hasText: 'Torre' });
    await tabTo(page, torres);
    await page.keyboard.press('Enter');
    await expect(page.locator('details[open]', { has: torres })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page, 'main');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectContrast(page, 'main');
  });
});

test.describe('in a window as narrow as a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, screen: laptop, reducedMotion: 'reduce' });

  test('the history shows all its columns, and the name of a diada beside its date', {
    tag: '@slow',
  }, async ({ page }) => {
    const { team, rounds } = experienced();
    const history = team.history.map((one) => ({ ...one, day: namedDiada?.day ?? '' }));
    // Letters of the system are wider.
    await page.route('**/*.woff2', (route) => route.abort());
    await playWith(page, { rounds, team: { ...team, history } });
    await page.getByRole('button', { name: /^HISTÒRIC/ }).click();
    const table = page.getByRole('region', { name: /^Actuacions/ });
    await expect(table.getByText(namedDiada?.diada.name ?? '')).toBeVisible();
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectNoHorizontalScroll(page);
  });
});
