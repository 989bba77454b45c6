import type { SearchEntry } from '@/lib/search/entry';
import { groupResults, makeSearch } from '@/lib/search/search';

const language = { emptyWords: ['quina', 'qui', 'som', 'de'], alike: [['roba', 'portar']] };

function anEntry(part: Partial<SearchEntry> = {}): SearchEntry {
  return { kind: 'page', address: '/pagina', title: 'Pàgina', text: '', ...part };
}

/** Titles found, the best first. */
async function find(query: string, ...entries: readonly Partial<SearchEntry>[]): Promise<string[]> {
  const search = await makeSearch(entries.map(anEntry), language);
  return search(query).map(({ entry }) => entry.title);
}

describe('makeSearch', () => {
  test('a title comes before a heading, and a heading before text', async () => {
    const page = { title: 'Música' };
    const heading = { title: 'Toquem música', within: 'Assajos' };
    const text = { title: 'Història', text: 'Hi ha música' };
    expect(await find('musica', text, heading, page)).toEqual(['Música', 'Toquem música', 'Història']);
  });

  test.each([
    ['accents', 'jose', 'José'],
    ['l·l', 'collabora', 'Col·labora'],
    ['l.l', 'col.labora', 'Col·labora'],
    ['a prefix', 'enxa', 'Enxaneta'],
    ['one letter mistyped', 'enxanota', 'Enxaneta'],
    ['another form of the word', 'quan assageu', 'Assajos, quan'],
  ])('forgives %s', async (_what, query, title) => {
    expect(await find(query, { title }, { title: 'Altra cosa' })).toEqual([title]);
  });

  test('an exact code comes before codes that begin with it', async () => {
    expect(await find('4d8', { title: 'Torre', names: '4d8f' }, { title: 'Quatre', names: '4d8' })).toEqual([
      'Quatre',
      'Torre',
    ]);
  });

  test('a code with a slip is another code', async () => {
    expect(await find('4d9f', { title: 'Torre', names: '4d8f' })).toEqual([]);
  });

  test('asks for every word that tells something', async () => {
    expect(
      await find(
        'president de 2015',
        { title: 'Anna', names: 'president 2015' },
        { title: 'Pau', names: '2015' },
      ),
    ).toEqual(['Anna']);
  });

  test('without an entry that has every word, one of them is enough', async () => {
    expect(await find('president 2015', { title: 'Pau', names: '2015' })).toEqual(['Pau']);
  });

  test('a query of empty words alone counts them', async () => {
    expect(await find('qui som', { title: 'Altra cosa' }, { title: 'Qui som' })).toEqual(['Qui som']);
  });

  test('a word alike counts less than the word', async () => {
    expect(await find('quina roba', { title: 'Què cal portar' }, { title: 'La roba' })).toEqual([
      'La roba',
      'Què cal portar',
    ]);
  });

  test('a title that is the whole query is the first', async () => {
    const long = { title: 'Com va', within: 'Assajos' };
    expect(await find('com va', { title: 'Com va com va això' }, long)).toEqual([
      'Com va',
      'Com va com va això',
    ]);
  });

  test.each(['', '   ', '«»', 'qwrtp'])('finds nothing for "%s"', async (query) => {
    expect(await find(query, { title: 'Assajos' })).toEqual([]);
  });
});

test('groupResults puts the group of the best result first, with five at most', () => {
  const results = [
    ...Array.from({ length: 7 }, (_, place) => anEntry({ kind: 'diada', title: `${place}` })),
    anEntry({ title: 'pàgina' }),
  ].map((entry) => ({ entry, stems: [] }));
  const groups = groupResults(results);
  expect(groups.map(({ kind }) => kind)).toEqual(['diada', 'page']);
  expect(groups[0]?.results.map(({ entry }) => entry.title)).toEqual(['0', '1', '2', '3', '4']);
});
