import { buildNavigation } from '@/lib/site/navigation';
import type { PageEntry } from '@/lib/site/page';

const groups = [
  { label: 'Castellers', columns: ['La colla', 'Castells'] },
  { label: 'Legal', columns: ['Legal'] },
];

const pages: readonly PageEntry[] = [
  { path: '/', section: 'Inici' },
  { path: '/assajos', menu: { 'La colla': 'Assajos', join: 'Vine' } },
  { path: '/qui-som', menu: { 'La colla': 'Qui som' } },
  { path: '/estatuts', menu: { Legal: 'Estatuts' } },
  { path: '/jocs', menu: { bar: 'Jocs' } },
];

test('each page stands in the places of its entry, in the order of the entries', () => {
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
          { title: 'Castells', links: [] },
        ],
      },
      { label: 'Legal', columns: [{ links: [{ label: 'Estatuts', href: '/estatuts' }] }] },
    ],
    links: [{ label: 'Jocs', href: '/jocs' }],
    join: { label: 'Vine', href: '/assajos' },
  });
});

test('a site that invites nobody is refused while it is built', () => {
  expect(() => buildNavigation([{ path: '/' }], groups)).toThrow('join');
});
