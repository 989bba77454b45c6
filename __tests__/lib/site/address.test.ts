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
  it('stands at the root when nothing is set', async () => {
    const { asset, absolute } = await addressWith({});
    expect(asset('/data/diades.csv')).toBe('/data/diades.csv');
    expect(absolute('/qui-som/')).toBe('http://localhost:3000/qui-som/');
  });

  it('puts the base path before every file and the origin before every full address', async () => {
    const { asset, absolute } = await addressWith({
      NEXT_PUBLIC_SITE_URL: 'https://colla.example/',
      NEXT_PUBLIC_BASE_PATH: '/web',
    });
    expect(asset('/memory/faixa.svg')).toBe('/web/memory/faixa.svg');
    expect(absolute('/')).toBe('https://colla.example/web/');
  });

  it('refuses a base path that would glue itself to the host', async () => {
    await expect(addressWith({ NEXT_PUBLIC_BASE_PATH: 'web' })).rejects.toThrow('must begin with a slash');
  });

  it('escapes what has a meaning in addresses, segment by segment', async () => {
    const { asset } = await addressWith({});
    expect(asset('/dibuixos/3d7+4d7.svg')).toBe('/dibuixos/3d7%2B4d7.svg');
  });
});
