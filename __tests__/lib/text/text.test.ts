import fc from 'fast-check';
import {
  cardinal,
  compareCatalan,
  counted,
  de,
  formatDifference,
  formatInteger,
  formatPercent,
  joinList,
  searchForm,
} from '@/lib/text/catalan';
import { foldWord, glyphsOf, KEYBOARD_ROWS, LETTERS, letterOf, lettersOf } from '@/lib/text/letters';
import { plainText, type Span, spansOf } from '@/lib/text/links';

test('compareCatalan sorts numbers by value: 9d7 before 10d7', () => {
  expect(['10d7', '9d7', '3d10fm', '3d9fm'].sort(compareCatalan)).toEqual(['3d9fm', '3d10fm', '9d7', '10d7']);
});

test('compareCatalan ignores accents and capitals', () => {
  const towns = ['Vic', 'Òdena', 'vallbona', 'Olot', 'Calaf', 'Valls', 'Alella', 'Àger'];
  expect(towns.sort(compareCatalan)).toEqual([
    'Àger',
    'Alella',
    'Calaf',
    'Òdena',
    'Olot',
    'vallbona',
    'Valls',
    'Vic',
  ]);
});

test.each([
  ['Sant Cugat del Vallès', 'sant cugat del valles'],
  ['L’Hospitalet', "l'hospitalet"],
  ['Sabadell col·legi', 'sabadell collegi'],
  ['  Òdena ', 'odena'],
])('searchForm of %s has no accents, capitals or middle dots', (text, form) => {
  expect(searchForm(text)).toBe(form);
  expect(searchForm(form)).toBe(form);
});

test.each([
  ['pilar', 'de pilar'],
  ['onze', "d'onze"],
  ['1 pis', "d'1 pis"],
  ['11 lletres', "d'11 lletres"],
  ['1.000 punts', 'de 1.000 punts'],
  ['Òdena', "d'Òdena"],
  ['hores', "d'hores"],
  ['iogurt', 'de iogurt'],
  ['hiena', 'de hiena'],
  ['el pilar', 'del pilar'],
  ['els dosos', 'dels dosos'],
  ['elles', "d'elles"],
  ["l'agulla", "de l'agulla"],
  ['les Borges', 'de les Borges'],
])('de + %s is "%s"', (phrase, joined) => {
  expect(de(phrase)).toBe(joined);
});

test.each([
  [[], ''],
  [['folre'], 'folre'],
  [['folre', 'manilles'], 'folre i manilles'],
  [['folre', 'manilles', 'puntals'], 'folre, manilles i puntals'],
])('joinList(%j) is "%s", without a comma before "i"', (items, text) => {
  expect(joinList(items)).toBe(text);
});

test('cardinal: one and two have a feminine form', () => {
  expect([cardinal(1), cardinal(2)]).toEqual(['un', 'dos']);
  expect([cardinal(1, 'feminine'), cardinal(2, 'feminine'), cardinal(3, 'feminine')]).toEqual([
    'una',
    'dues',
    'tres',
  ]);
});

test('numbers have dots, signs, a percent sign after a space that does not break, and nouns that agree', () => {
  expect([0, 1000, 1234567].map(formatInteger)).toEqual(['0', '1.000', '1.234.567']);
  expect([0, 3, -1200].map(formatDifference)).toEqual(['0', '+3', '−1.200']);
  expect([0, 0.636, 1].map(formatPercent)).toEqual(['0\u00A0%', '64\u00A0%', '100\u00A0%']);
  const letters = [0, 1, 2].map((count) => counted(count, 'lletra', 'lletres'));
  expect(letters).toEqual(['0 lletres', '1 lletra', '2 lletres']);
});

describe('letterOf', () => {
  test('folds accents away, also combining ones, which some keyboards send', () => {
    expect(['a', 'À', 'é', 'ï', 'ó', 'ü', 'a\u0300'].map(letterOf).join('')).toBe('AAEIOUA');
  });

  test.each(['ç', 'Ç', 'c\u0327', 'C\u0327'])(
    'distinguishes Ç from C, however it is composed (%s)',
    (typed) => {
      expect(letterOf(typed)).toBe('Ç');
    },
  );

  test.each(['Dead', 'Enter', 'ab', '7', '·', ' ', '', '´', 'ß', 'ω'])('%j is not a letter', (typed) => {
    expect(letterOf(typed)).toBeNull();
  });
});

describe('words', () => {
  test('are compared without dots, spaces and accents', () => {
    expect(foldWord('Pom de dalt')).toBe('POMDEDALT');
    expect(foldWord('col·lecció')).toBe('COLLECCIO');
    expect(foldWord('coŀlecció')).toBe('COLLECCIO');
    expect(lettersOf('l’Ça')).toEqual(['L', 'Ç', 'A']);
  });

  test('shows the dot of l·l, spaces and punctuation, and hides only letters', () => {
    const shape = glyphsOf('Al·là d’or')?.map(({ kind, shown }) => (kind === 'fixed' ? `[${shown}]` : shown));
    expect(shape?.join('')).toBe('Al[·]là[ ]d[’]or');
    expect(glyphsOf('ŀl')?.map(({ shown }) => shown)).toEqual(['l', '·', 'l']);
  });

  test('are refused whole when they hold something that is neither letter nor sign', () => {
    expect(glyphsOf('3d8')).toBeNull();
    expect(glyphsOf('a+b')).toBeNull();
  });
});

test('the keyboard has each of the 27 letters once', () => {
  expect(LETTERS).toHaveLength(27);
  expect([...KEYBOARD_ROWS.flat()].sort()).toEqual([...LETTERS].sort());
  expect(new Set(LETTERS).size).toBe(27);
});

const textOf = (span: Span) => (typeof span === 'string' ? span : span.text);
const written = (span: Span) => (typeof span === 'string' ? span : `[${span.text}](${span.link})`);

/** Where a Markdown link could begin, end or be cut. */
const sign = fc.constantFrom('[', ']', '(', ')', '/', 'a', ' ', 'https://', 'mailto:', '](/', '[a](/b)');
const anyText = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));
const link = fc.record({
  text: fc.constantFrom('estatuts', "full d'inscripció (PDF)", 'Escriu-nos'),
  link: fc.constantFrom('/agenda#tio-2026', '/contactar?assumpte=dades#formulari', 'mailto:a@b.example'),
});
const plain = fc.constantFrom('Llegeix els ', ' [sic]', '.', ' (a baix)');

test('what is written as text and links is split into them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, link)), (pairs) => {
      const spans: Span[] = pairs.flat();
      expect(spansOf(spans.map(written).join(''))).toEqual(spans);
    }),
  );
});

test('any text is split into what is read, and nothing of it is lost', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const spans = spansOf(text);
      expect(spans.map(textOf).join('')).toBe(plainText(text));
      expect(spans.map(written).join('')).toBe(text);
      expect(spans).not.toContain('');
    }),
  );
});

test.each<[string, Span[]]>([
  ['', []],
  ['Sense enllaç.', ['Sense enllaç.']],
  ["[L'Agència](https://www.aepd.es).", [{ text: "L'Agència", link: 'https://www.aepd.es' }, '.']],
  [
    '[a](/b)[c](/d)',
    [
      { text: 'a', link: '/b' },
      { text: 'c', link: '/d' },
    ],
  ],
  ['[sic] ([a](/b))', ['[sic] (', { text: 'a', link: '/b' }, ')']],
  ['[a](javascript:alert)', ['[a](javascript:alert)']],
  ['[a](agenda)', ['[a](agenda)']],
  ['[a](/b c)', ['[a](/b c)']],
  ['[](/b)', ['[](/b)']],
])('%j', (text, spans) => {
  expect(spansOf(text)).toEqual(spans);
});
