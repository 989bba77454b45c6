import type { Locator, Page } from '@playwright/test';
import { publicCalendar } from '@/content/calendar/public-calendar';
import { AGENDA_TEXTS } from '@/content/interface/calendar';
import { EMBED_TEXTS, forgetLabel } from '@/content/interface/embeds';
import { agendaItems } from '@/content/lists';
import { pages } from '@/content/pages';
import { setClock } from '@/e2e/support/clock-and-chance';
import { withPublicCalendar } from '@/e2e/support/modules';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import { sortAgenda } from '@/lib/calendar/course';
import { madridToUtc } from '@/lib/calendar/madrid-time';

// What visitors set going, each thing in the three ways in which they may: an interactive page has the same enhancements.
test.use({ hasTouch: true });

const ways: Readonly<Record<string, (target: Locator) => Promise<void>>> = {
  'a mouse': (target) => target.click(),
  'the keyboard': (target) => target.press('Enter'),
  'a finger': (target) => target.tap(),
};

const addressOf = ({ path }: { path: string }) => (path === '/' ? '' : `${path}/`);

async function answerIframes(page: Page): Promise<void> {
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><p>Marc' }),
  );
}

test('by mouse, keyboard or finger the name of a tower is shown, and taken away again', {
  tag: '@slow',
}, async ({ page, pageErrors }) => {
  for (const way of Object.keys(ways)) {
    await page.goto(addressOf(pages.bestDiades));
    const tower = page.locator('main button[data-tower]').first();
    const tip = page.locator('[data-tower-tip]');
    await expect(tip).toBeHidden();
    if (way === 'a mouse') await tower.hover();
    else if (way === 'the keyboard') await tower.focus();
    else await tower.tap();
    const name = (await tower.getAttribute('aria-label')) ?? '?';
    await expect(tip).toHaveText(name.replace(`${await tower.innerText()}, `, ''));
    if (way === 'a mouse') await page.mouse.move(1, 1);
    else if (way === 'the keyboard') await page.keyboard.press('Escape');
    else await page.locator('h1').tap();
    await expect(tip).toBeHidden();
    expectNoPageErrors(pageErrors);
  }
});

test('by mouse, keyboard or finger an iframe of another host is loaded, allowed for good and removed', {
  tag: '@slow',
}, async ({ page }) => {
  for (const press of Object.values(ways)) {
    withPublicCalendar();
    await answerIframes(page);
    await page.goto(`${addressOf(pages.agenda)}#calendari`);
    const calendar = page.getByRole('region', { name: publicCalendar.title });
    const { host } = new URL(publicCalendar.src);
    await press(calendar.getByRole('button', { name: new RegExp(`^${EMBED_TEXTS.ask.calendari}`) }));
    await expect(calendar.locator('iframe')).toHaveCount(1);
    await page.reload();
    await press(calendar.getByRole('button', { name: EMBED_TEXTS.always }));
    await page.reload();
    await expect(calendar.locator('iframe')).toHaveCount(1);
    await press(page.getByRole('button', { name: forgetLabel(host) }));
    await expect(calendar.locator('iframe')).toHaveCount(0);
  }
});

test('by mouse, keyboard or finger the months of the agenda are turned', { tag: '@slow' }, async ({
  page,
  pageErrors,
}) => {
  const [first] = sortAgenda(agendaItems);
  if (!first) throw new Error('the agenda has no items');
  await setClock(page, madridToUtc(first.date, '12:00'));
  for (const press of Object.values(ways)) {
    await page.goto(addressOf(pages.agenda));
    const agenda = page.locator('[data-agenda]');
    const month = (await agenda.getAttribute('data-month')) ?? '';
    await press(page.getByRole('button', { name: AGENDA_TEXTS.next }));
    await expect(agenda).not.toHaveAttribute('data-month', month);
    await press(page.getByRole('button', { name: AGENDA_TEXTS.previous }));
    await expect(agenda).toHaveAttribute('data-month', month);
    expectNoPageErrors(pageErrors);
  }
});
