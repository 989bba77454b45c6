import fc from 'fast-check';
import { entriesOf, type SearchEntry } from '@/lib/search/entry';
import { excerptOf, groupResults, makeSearch, stemOf, wordsOf } from '@/lib/search/search';

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
  test('a castell without an entry is drawn, however it is written, before what has its words', async () => {
    const entries = [anEntry({ kind: 'tower', title: 'Torre de set amb folre', names: 'Td7f castell' })];
    const drawn = (code: string) => anEntry({ kind: 'tower', title: code });
    const search = await makeSearch(entries, language, drawn);
    const titles = (query: string) => search(query).map(({ entry }) => entry.title);
    expect(titles('torre de set')).toEqual(['Td7', 'Torre de set amb folre']);
    expect(titles('3d8i')).toEqual(['3d8']);
    expect(titles('2d7f')).toEqual(['Torre de set amb folre']);
    expect(titles('torre')).toEqual(['Torre de set amb folre']);
  });

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

  type Row = readonly [string, string, readonly Partial<SearchEntry>[], readonly string[]];
  const tower = { title: 'Torre', names: '4d8f' };
  const anna = { title: 'Anna', names: 'president 2015' };
  const pau = { title: 'Pau', names: '2015' };
  const alike = [{ title: 'Què cal portar' }, { title: 'La roba' }];

  test.each<Row>([
    ['an exact code comes first', '4d8', [tower, { title: 'Quatre', names: '4d8' }], ['Quatre', 'Torre']],
    ['a code with a slip is another code', '4d9f', [tower], []],
    ['every word that tells counts', 'president de 2015', [anna, pau], ['Anna']],
    ['one word is enough otherwise', 'president 2015', [pau], ['Pau']],
    ['empty words alone count', 'qui som', [{ title: 'Altra cosa' }, { title: 'Qui som' }], ['Qui som']],
    ['a word alike counts less than the word', 'quina roba', alike, ['La roba', 'Què cal portar']],
    [
      'a title that is the whole query comes first',
      'com va',
      [{ title: 'Com va com va això' }, { title: 'Com va', within: 'Assajos' }],
      ['Com va', 'Com va com va això'],
    ],
  ])('%s', async (_, query, entries, titles) => {
    expect(await find(query, ...entries)).toEqual(titles);
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

describe('stemOf', () => {
  test.each([
    ['assaig', 'assajos', 'assagem', 'assageu', 'assajar'],
    ['apuntar', 'apunto', 'apuntes', 'apuntat'],
    ['castell', 'castells'],
    ['diada', 'diades'],
    ['quota', 'quotes'],
    ['descarregat', 'descarregada', 'descarregades'],
    ['inscripcio', 'inscripcions'],
    ['imatge', 'imatges'],
  ])('is the same for %s and its other forms', (word, ...forms) => {
    expect(forms.map(stemOf)).toEqual(forms.map(() => stemOf(word)));
  });

  test.each(['4d7s', '2015', 'edat', 'pilar', 'or'])('leaves %s as it is', (word) => {
    expect(stemOf(word)).toBe(word);
  });

  test('leaves two letters at least of longer words', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,12}$/), (word) => {
        expect(stemOf(word).length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});

test('wordsOf folds accents and cuts at apostrophes, but not codes', () => {
  expect(wordsOf("L'enxaneta, ràpida: 3d7+4d7")).toEqual(['l', 'enxaneta', 'rapida', '3d7+4d7']);
});

test('entriesOf writes out each diada and each day, after the other entries', () => {
  const page = { kind: 'page', address: '/a', title: 'A', text: '' } as const;
  const entries = entriesOf(
    {
      entries: [page],
      diades: [['2019-11-21', 'Aniversari', 'Vic', 'Plaça. 4d8']],
      list: '/llista',
      contact: '/c',
    },
    { names: 'diada', daysTitle: (day) => `Diades del ${day}` },
  );
  expect(entries).toEqual([
    page,
    { kind: 'diada', address: '/llista?dia=11-21', title: 'Diades del 11-21', text: '' },
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

const long = `${'Paraula '.repeat(40)}i aquí hi ha la gralla que busquem, amb més coses al darrere.`;

describe('excerptOf', () => {
  test('is the start of the text if the word is in it, or nowhere', () => {
    expect(excerptOf('Una gralla.', [stemOf('gralla')])).toBe('Una gralla.');
    expect(excerptOf(long, [])).toMatch(/^Paraula .*…$/);
  });

  test('is around the word otherwise, and begins with a whole word', () => {
    expect(excerptOf(long, [stemOf('gralla')])).toMatch(/^…Paraula .*gralla/);
  });

  test('has 140 characters at most', () => {
    for (const stems of [[], [stemOf('gralla')]])
      expect(excerptOf(long, stems).length).toBeLessThanOrEqual(140);
  });
});
