import { club } from '@/content/club';
import { expect, test, whenCached } from './support';

test('the site can be installed: its manifest is whole, its icon its own, and it starts at home', async ({
  page,
  request,
}) => {
  await page.goto('');
  await whenCached(page);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({
    name: club.name,
    short_name: club.shortName,
    display: 'standalone',
    lang: 'ca',
  });
  expect(new URL(manifest.start_url, url).pathname).toBe('/');
  expect(new URL(manifest.scope, url).pathname).toBe('/');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // To Chromium with windows the context of a test is incognito.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  // Chromium asks for one of 144 at least that is not only a mask, and shows one of 512 while it opens.
  expect(icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const { src, sizes, type } of icons) {
    const answer = await request.get(src);
    expect(answer.headers()['content-type'], src).toBe(type);
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});
