import { aPassage, aStory, aStoryWithFacts } from '@/__tests__/builders/story';
import { changeFacts, factsAt, factWords, holds, NO_FACTS } from '@/lib/story/facts';
import {
  everyOffer,
  everyText,
  factsRead,
  groupsOf,
  optionsIn,
  paragraphIn,
  textIn,
} from '@/lib/story/forms';
import { buildGraph } from '@/lib/story/graph';
import { countWords, findPassage, isQuotation } from '@/lib/story/passage';

describe('findPassage', () => {
  test('finds a passage by its id, or returns undefined', () => {
    expect(findPassage(aStory(), '4')?.title).toBe('Passatge 4');
    expect(findPassage(aStory(), 'constructor')).toBeUndefined();
  });
});

describe('countWords', () => {
  test('counts words with attached punctuation once', () => {
    expect(countWords(["—Peus! —crida la Berta—. L'hem carregat."])).toBe(6);
  });

  test('ignores lone dashes and blanks, and counts figures', () => {
    expect(countWords(['  — … ', '40 euros'])).toBe(2);
  });
});

describe('isQuotation', () => {
  test.each(['«Som disset.»', '«Atentament, J. Cabestany.»'])('%s is a quotation', (paragraph) => {
    expect(isQuotation(paragraph)).toBe(true);
  });

  test.each(['Diu «sí».', '«Sí», diu. «No.»', '«Sí», escriu.', '—Peus!'])(
    'takes %s for told or spoken',
    (paragraph) => {
      expect(isQuotation(paragraph)).toBe(false);
    },
  );
});

const graph = buildGraph(aStoryWithFacts());

describe('holds', () => {
  test('requires every fact, with its value', () => {
    expect(holds({}, NO_FACTS)).toBe(true);
    expect(holds({ a: '1', b: '2' }, { a: '1', b: '2', c: '3' })).toBe(true);
    expect(holds({ a: '1', b: '2' }, { a: '1' })).toBe(false);
    expect(holds({ a: '1' }, { a: '2' })).toBe(false);
  });
});

describe('changeFacts', () => {
  test('adds, replaces and takes back', () => {
    expect(changeFacts({ a: '1', b: '2', c: '3' }, { a: null, b: '9', d: '4' })).toEqual({
      b: '9',
      c: '3',
      d: '4',
    });
    expect(changeFacts({ a: '1' })).toEqual({ a: '1' });
  });
});

describe('factsAt', () => {
  test('is empty at the first passage of a path', () => {
    expect(factsAt(['2'], graph)).toEqual({});
    expect(factsAt([], graph)).toEqual({});
  });

  test('a passage sets facts for later passages, and an option for its target', () => {
    expect(factsAt(['1', '2', '3'], graph)).toEqual({ jaqueta: 'jana' });
    expect(factsAt(['1', '2', '3', '4'], graph)).toEqual({ jaqueta: 'jana', peto: 'si' });
    expect(factsAt(['1', '2', '3', '6'], graph)).toEqual({ jaqueta: 'jana' });
  });

  test('going back undoes the facts of the passages left', () => {
    expect(factsAt(['1', '3', '4'], graph)).toEqual({ peto: 'si' });
    expect(factsAt(['1', '2', '3', '6', '4'], graph)).toEqual({});
  });
});

test('facts are valid in a CSS selector', () => {
  expect(factWords({ jaqueta: 'jana', peto: 'si' })).toBe('jaqueta-jana peto-si');
});

const three = findPassage(aStoryWithFacts(), '3') ?? aPassage('', []);
const four = findPassage(aStoryWithFacts(), '4') ?? aPassage('', []);
const jacket = { jaqueta: 'jana' };

describe('a passage in forms', () => {
  test('uses the neutral form without facts, and omits paragraphs without one', () => {
    expect(textIn(three, {})).toEqual(['Un dos tres.', 'Quatre cinc sis.']);
    expect(optionsIn(three, {})).toEqual([
      { text: ['Cap a 4'], link: '4', sets: { peto: 'si' } },
      { text: ['Cap a 5'], link: '5' },
    ]);
  });

  test('uses the form that the facts select, with its targets', () => {
    expect(textIn(three, jacket)).toEqual(['Un dos tres.', 'Quatre abric sis.', 'Set vuit.']);
    expect(optionsIn(three, jacket)[1]).toEqual({ text: ['Amb jaqueta', 'a 6'], link: '6' });
  });

  test('sets the facts of its option and of its form', () => {
    const sets = { peto: null, veu: 'teva' };
    const forms = [{ when: jacket, text: ['Amb jaqueta'] as const, link: '6', sets }];
    const passage = aPassage('1', [], {
      options: [{ text: ['Cap a 4'], link: '4', sets: { peto: 'si' }, forms }],
    });
    expect(optionsIn(passage, jacket)[0]?.sets).toEqual({ peto: null, veu: 'teva' });
    expect(optionsIn(passage, {})[0]?.sets).toEqual({ peto: 'si' });
    expect(buildGraph([passage]).settings).toEqual(
      new Map<string, unknown>([
        ['1>4', { peto: 'si' }],
        ['1>6', { peto: null, veu: 'teva' }],
      ]),
    );
  });

  test('uses the first form whose facts all hold', () => {
    const [, told = ''] = four.text;
    expect(paragraphIn(told, { ...jacket, peto: 'si' })).toBe('Petó amb jaqueta.');
    expect(paragraphIn(told, { peto: 'si' })).toBe('Petó.');
    expect(paragraphIn(told, jacket)).toBe('Quatre cinc.');
  });

  test('lists all its forms', () => {
    expect(everyText(three)).toEqual(['Un dos tres.', 'Quatre ', 'cinc', 'abric', ' sis.', 'Set vuit.']);
    expect(three.options.flatMap(everyOffer).map(({ link }) => link)).toEqual(['4', '5', '6']);
  });

  test('returns the facts that it reads', () => {
    expect(groupsOf(three)).toEqual([[jacket], [jacket], [jacket]]);
    expect(factsRead(four)).toEqual(['jaqueta', 'peto']);
  });
});
