import { entriesOf } from '@/lib/search/entry';

test('entriesOf writes a diada out, after the other entries', () => {
  const page = { kind: 'page', address: '/a', title: 'A', text: '' } as const;
  const entries = entriesOf(
    {
      entries: [page],
      diades: [['2019-11-21', 'Aniversari', 'Vic', 'Plaça. 4d8']],
      list: '/llista',
      contact: '/c',
    },
    'diada',
  );
  expect(entries).toEqual([
    page,
    {
      kind: 'diada',
      address: '/llista?des=2019-11-21&fins=2019-11-21',
      title: 'Aniversari',
      within: '21 de novembre de 2019, Vic',
      names: 'diada 2019 Vic',
      text: 'Plaça. 4d8',
    },
  ]);
});
