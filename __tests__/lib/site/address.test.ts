type Address = typeof import('@/lib/site/address');

/** The module reads the environment once, as a build does; each case gets its own copy. */
async function addressWith(env: Record<string, string>): Promise<Address> {
  jest.resetModules();
  Object.assign(process.env, { NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_BASE_PATH: '', ...env });
  return import('@/lib/site/address');
}

afterAll(() => {
  delete process.env.NEXT_PUBLIC_SITE_URL;
  delete process.env.NEXT_PUBLIC_BASE_PATH;
});

describe('address', () => {
  test('is at the root by default', async () => {
    const { asset, absolute } = await addressWith({});
    expect(asset('/data/diades.csv')).toBe('/data/diades.csv');
    expect(absolute('/qui-som/')).toBe('http://localhost:3000/qui-som/');
  });

  test('puts the base path before every file and the origin before every full address', async () => {
    const { asset, absolute } = await addressWith({
      NEXT_PUBLIC_SITE_URL: 'https://colla.example/',
      NEXT_PUBLIC_BASE_PATH: '/web',
    });
    expect(asset('/memory/faixa.svg')).toBe('/web/memory/faixa.svg');
    expect(absolute('/')).toBe('https://colla.example/web/');
  });

  test('refuses a base path that would glue itself to the host', async () => {
    await expect(addressWith({ NEXT_PUBLIC_BASE_PATH: 'web' })).rejects.toThrow('must begin with a slash');
  });

  test('escapes what has a meaning in addresses, segment by segment', async () => {
    const { asset } = await addressWith({});
    expect(asset('/dibuixos/3d7+4d7.svg')).toBe('/dibuixos/3d7%2B4d7.svg');
  });

  test.each([
    ['/', '/web/'],
    ['/qui-som', '/web/qui-som/'],
    ['/qui-som/', '/web/qui-som/'],
    ['/diades?castell=3d7%2B4d7', '/web/diades/?castell=3d7%2B4d7'],
    ['/diades/?des=2020', '/web/diades/?des=2020'],
    ['/uploads/estatuts-2024.pdf', '/web/uploads/estatuts-2024.pdf'],
    ['/uploads/estatuts.pdf#page=2', '/web/uploads/estatuts.pdf#page=2'],
    ['/v1.2/qui-som', '/web/v1.2/qui-som/'],
    ['/estatuts#article-3', '/web/estatuts/#article-3'],
    ['/castells/3d7%2B4d7?a=b/c#d?e', '/web/castells/3d7%2B4d7/?a=b/c#d?e'],
  ])(
    'links %s by the folder or the file it is exported to, so that no host redirects',
    async (route, address) => {
      const { pageAddress } = await addressWith({ NEXT_PUBLIC_BASE_PATH: '/web' });
      expect(pageAddress(route)).toBe(address);
    },
  );

  test('isSamePage ignores query, hash and trailing slash', async () => {
    const { isSamePage } = await addressWith({});
    const page = 'https://colla.example/qui-som/';
    for (const same of ['https://colla.example/qui-som', `${page}?a=b`, `${page}#colla`])
      expect(isSamePage(page, same)).toBe(true);
    for (const other of [
      'https://altra.example/qui-som/',
      'https://colla.example/',
      'https://colla.example/qui-som/mes/',
      'https://colla.example/web/qui-som/',
    ])
      expect(isSamePage(page, other)).toBe(false);
    expect(isSamePage('https://colla.example', 'https://colla.example/')).toBe(true);
  });
});
