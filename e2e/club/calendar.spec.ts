import { AGENDA_TEXTS, REHEARSAL_TEXTS } from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import { expect, test } from '@/e2e/support/watch';

test('the rehearsals and the agenda can be kept in a calendar', async ({ page, request }) => {
  await page.goto(`${pages.rehearsals.path}/`);
  const link = page.getByRole('link', { name: REHEARSAL_TEXTS.download });
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  await expect(page.getByRole('link', { name: REHEARSAL_TEXTS.subscribe })).toHaveAttribute(
    'href',
    /^webcal:\/\/.+\/assajos\.ics$/,
  );
  await page.goto(`${pages.agenda.path}/`);
  const { subscribe, google } = AGENDA_TEXTS.whole;
  for (const name of [subscribe, google])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /webcal:\/\/.+\/agenda\.ics$/);
});
