import { isPublished, leftOutFiles, MODULES, routeExtensions } from '@/lib/site/modules';
import { buildNavigation, documentTitle, type PageEntry, pageAddresses, stepsTo } from '@/lib/site/pages';

describe('addresses', () => {
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
    ['/uploads/estatuts-2024.pdf', '/web/uploads/estatuts-2024.pdf'],
    ['/v1.2/qui-som', '/web/v1.2/qui-som/'],
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

describe('modules', () => {
  const pages = [
    { path: '/' },
    { path: '/junta-tecnica' },
    { path: '/videos', module: 'videos' },
    { path: '/llista-de-diades', module: 'results' },
    { path: '/penjat', module: 'hangman' },
    { path: '/jocs', module: 'games' },
  ] as const;

  test.each([
    ['/videos', [], false],
    ['/videos', ['videos'], true],
    ['/videos#ultims', [], false],
    ['/llista-de-diades?castell=4d8', [], false],
    ['/penjat/3', ['crossword'], false],
    ['/junta-tecnica/2024-2025', [], true],
    ['/', [], true],
    ['https://example.org/videos', [], true],
    ['/jocs', [], false],
    ['/jocs#records', ['story'], true],
    ['/jocs', ['daily-castell'], true],
    ['/jocs', ['videos'], false],
  ] as const)('isPublished(%s, %j) is %s', (link, listed, expected) => {
    expect(isPublished(link, listed, pages)).toBe(expected);
  });

  test('routeExtensions adds a module to the extension, and the page of all games with any game', () => {
    expect(routeExtensions(['videos'])).toEqual(['tsx', 'ts', 'videos.tsx', 'videos.ts']);
    expect(routeExtensions(['hangman'])).toContain('games.tsx');
  });

  test('leftOutFiles lists the files of the modules that are not there', () => {
    expect(leftOutFiles(MODULES)).toEqual([]);
    expect(leftOutFiles(MODULES.filter((module) => module !== 'castle-game'))).toEqual([
      'jocs/joc-castells.svg',
      'jocs/simulador-rapid.svg',
      'sons',
    ]);
  });
});

describe('pages', () => {
  test('pageAddresses leaves out what is no page itself', () => {
    expect(pageAddresses([{ path: '/agenda' }, { path: '/castells', above: '/' }, { path: '/' }])).toEqual([
      '/agenda',
      '/',
    ]);
  });

  test('documentTitle has the section, if any, and the club', () => {
    expect(documentTitle({ path: '/qui-som', section: 'Qui Som' }, 'Colla')).toBe('Qui Som - Colla');
    expect(documentTitle({ path: '/comissio' }, 'Colla')).toBe('Colla');
  });

  const groups = [
    { label: 'Castellers', columns: ['La colla', 'Castells'] },
    { label: 'Mèdia', columns: ['Mèdia'] },
    { label: 'Legal', columns: ['Legal'] },
  ];

  const pages: readonly PageEntry[] = [
    { path: '/', section: 'Inici' },
    { path: '/assajos', menu: { 'La colla': 'Assajos', join: 'Vine' } },
    { path: '/qui-som', menu: { 'La colla': 'Qui som' } },
    { path: '/estatuts', menu: { Legal: 'Estatuts' } },
    { path: '/jocs', menu: { bar: 'Jocs' } },
  ];

  test('buildNavigation puts each page in the places of its entry, in order of entries, and leaves out what is empty', () => {
    expect(buildNavigation(pages, groups)).toEqual({
      groups: [
        {
          label: 'Castellers',
          columns: [
            {
              title: 'La colla',
              links: [
                { label: 'Assajos', href: '/assajos' },
                { label: 'Qui som', href: '/qui-som' },
              ],
            },
          ],
        },
        { label: 'Legal', columns: [{ links: [{ label: 'Estatuts', href: '/estatuts' }] }] },
      ],
      links: [{ label: 'Jocs', href: '/jocs' }],
      join: { label: 'Vine', href: '/assajos' },
    });
  });

  test('buildNavigation throws without a page at "join"', () => {
    expect(() => buildNavigation([{ path: '/' }], groups)).toThrow('join');
  });

  const trail: readonly PageEntry[] = [
    { path: '/', section: 'Inici' },
    { path: '/penjat', section: 'Penjat' },
    { path: '/millors-castells', section: 'Millors Castells' },
    { path: '/castells', section: 'Castell', above: '/millors-castells' },
  ];
  const stepsOf = (route: string) =>
    stepsTo(route, 'Aquesta', trail).map(({ name, path }) => `${name} ${path}`);

  test.each([
    ['/penjat', ['Inici /', 'Aquesta /penjat']],
    ['/penjat/0', ['Inici /', 'Penjat /penjat', 'Aquesta /penjat/0']],
    ['/castells/3d7+4d7', ['Inici /', 'Millors Castells /millors-castells', 'Aquesta /castells/3d7+4d7']],
    ['/', []],
  ])('the steps to %s begin at home, with the page above, and end with its heading', (route, steps) => {
    expect(stepsOf(route)).toEqual(steps);
  });
});
