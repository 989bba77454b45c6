import { course } from '@/content/calendar/course';
import { REHEARSAL_TEXTS } from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import { expect, test } from '@/e2e/support/watch';
import { weeklyDates } from '@/lib/calendar/course';

test('the rehearsals can be kept in a calendar', async ({ page, request }) => {
  const [{ weekday, from }] = course.rehearsals;
  const [first = ''] = weeklyDates(weekday, course.season);
  await page.goto(`${pages.agenda.path}/`);
  const link = page.getByRole('link', { name: REHEARSAL_TEXTS.download });
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  const text = await file.text();
  for (const { id } of course.rehearsals) expect(text).toContain(`UID:${id}@`);
  const start = `${first.replaceAll('-', '')}T${from.replace(':', '')}00`;
  expect(text).toContain(`DTSTART;TZID=Europe/Madrid:${start}`);
  await expect(page.getByRole('link', { name: REHEARSAL_TEXTS.subscribe })).toHaveAttribute(
    'href',
    /^webcal:\/\/.+\/assajos\.ics$/,
  );
});
