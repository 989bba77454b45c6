import { club } from '@/content/club';
import { expect, test } from '@/e2e/support/watch';

test('the site can be installed: its manifest is whole, and its icons are', async ({ page, request }) => {
  await page.goto('');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ name: club.name, display: 'standalone', lang: 'ca' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // To Chromium with windows the context of a test is incognito.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  for (const { src, type } of manifest.icons)
    expect((await request.get(src)).headers()['content-type'], src).toBe(type);
});
