import fc from 'fast-check';
import { aPassage, aStory, aStoryWith, aStoryWithFacts } from '@/__tests__/builders/story';
import { passageAt, passageBefore, passagePath } from '@/lib/story/address';
import { factsAt, factWords, parseFacts } from '@/lib/story/facts';
import { optionsIn, paragraphIn, textIn } from '@/lib/story/forms';
import { buildGraph } from '@/lib/story/graph';
import { countWords, findPassage, isQuotation, type PassageId } from '@/lib/story/passage';
import {
  EMPTY_PROGRESS,
  enterPassage,
  followOption,
  forgetReading,
  leftOffAt,
  type StoryProgress,
  TEXT_FACES,
  TEXT_PACES,
  TEXT_SIZES,
} from '@/lib/story/progress';
import { decodeProgress, encodeProgress } from '@/lib/story/progress-text';
import { summaryOf } from '@/lib/story/summary';

describe('passages', () => {
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
    expect(parseFacts('jaqueta-jana peto-si')).toEqual({ jaqueta: 'jana', peto: 'si' });
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
  });
});

describe('summaryOf', () => {
  const question = {
    carried: [{ peto: 'si' }],
    endings: { '4': [{ jaqueta: 'jana' }], '5': [{}] },
    answered: 'Ho saps.',
    open: 'No ho saps.',
  };
  const told = (id: PassageId, facts: Readonly<Record<string, string>>) =>
    textIn({ text: summaryOf(id, [question], { 'llum-ences': 'Un llum encès.' }) }, facts);

  test.each([
    ['4', {}, ['No ho saps.']],
    ['4', { jaqueta: 'jana' }, ['Ho saps.']],
    ['4', { peto: 'si' }, ['Ho saps.']],
    ['5', {}, ['Ho saps.']],
    ['6', { jaqueta: 'jana', llum: 'ences' }, ['No ho saps.', 'Un llum encès.']],
  ])('tells at %s after %j: %j', (id, facts, lines) => {
    expect(told(id, facts as Readonly<Record<string, string>>)).toEqual(lines);
  });
});

const graph = buildGraph(aStory());
const walk = (...ids: readonly PassageId[]): StoryProgress =>
  ids.reduce((progress, id) => enterPassage(progress, graph, id), EMPTY_PROGRESS);

describe('enterPassage', () => {
  test('follows a night from option to option, and counts its ending', () => {
    expect(walk('1', '2', '4')).toMatchObject({
      path: ['1', '2', '4'],
      visited: ['1', '2', '4'],
      taken: ['1>2', '2>4'],
      endings: [1],
    });
  });

  test('shortens the path on going back, and keeps the choices', () => {
    const progress = walk('1', '2', '4', '2', '5');
    expect(progress.path).toEqual(['1', '2', '5']);
    expect(progress.taken).toEqual(['1>2', '2>4', '2>5']);
    expect(progress.endings).toEqual([1, 2]);
  });

  test('changes nothing when a page is loaded again', () => {
    expect(walk('1', '2', '2')).toEqual(walk('1', '2'));
  });

  test('starts another night on playing again, and on a passage that is no option of the last one', () => {
    expect(walk('1', '2', '4', '1').path).toEqual(['1']);
    expect(walk('2', '1').path).toEqual(['1']);
    expect(walk('1', '5').path).toEqual(['5']);
  });

  test('opening home does not interrupt a reading', () => {
    expect(walk('1', '2', 'home')).toMatchObject({ path: ['1', '2'], visited: ['1', '2', 'home'] });
  });
});

describe('followOption', () => {
  test('is the next step of a night when its passage had been opened', () => {
    expect(followOption(walk('1', '2'), graph, '2', '4')).toEqual(walk('1', '2', '4'));
  });

  test('taking an option from a passage that was not opened opens both', () => {
    expect(followOption(walk('1'), graph, '2', '4')).toEqual(walk('1', '2', '4'));
    expect(followOption(walk('1', '3', '4'), graph, '2', '5')).toEqual(walk('1', '3', '4', '2', '5'));
  });

  test('believes in no option that the passage does not have', () => {
    expect(followOption(walk('1'), graph, '4', '5')).toEqual(walk('1', '5'));
  });
});

describe('leftOffAt', () => {
  test('is the last passage of a night without an ending', () => {
    expect(leftOffAt(walk('1', '2', 'home'), graph)).toBe('2');
  });

  test('is nowhere before a night begins and after it ends', () => {
    expect(leftOffAt(EMPTY_PROGRESS, graph)).toBeUndefined();
    expect(leftOffAt(walk('1', '2', '4'), graph)).toBeUndefined();
  });
});

test('forgetReading deletes the reading and keeps the text settings', () => {
  const settings = { size: 'gran', face: 'serifa', pace: 'tot' } as const;
  const progress = { ...walk('1', '2', '4'), noteHidden: true, ...settings };
  expect(forgetReading(progress)).toEqual({ ...EMPTY_PROGRESS, ...settings });
});

const decode = (stored: unknown) => decodeProgress(JSON.stringify(stored), graph);
const visitedIds = fc.array(fc.constantFrom(...graph.links.keys()));

describe('encodeProgress and decodeProgress', () => {
  test('give any walk back as it was', () => {
    fc.assert(
      fc.property(
        visitedIds,
        fc.boolean(),
        fc.constantFrom(...TEXT_SIZES),
        fc.constantFrom(...TEXT_FACES),
        fc.constantFrom(...TEXT_PACES),
        (ids, noteHidden, size, face, pace) => {
          const walked = ids.reduce((progress, id) => enterPassage(progress, graph, id), EMPTY_PROGRESS);
          const progress = { ...walked, noteHidden, size, face, pace };
          expect(decodeProgress(encodeProgress(progress), graph)).toEqual(progress);
        },
      ),
    );
  });

  test('never fail, for any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => decodeProgress(text, graph)).not.toThrow();
      }),
    );
  });
});

describe('decodeProgress', () => {
  test.each(['', 'no', '[]', 'null', '7', '{"cami":'])('takes %j for an empty memory', (text) => {
    expect(decodeProgress(text, graph)).toEqual(EMPTY_PROGRESS);
  });

  test('omits unknown endings, passages and choices, and duplicates', () => {
    expect(
      decode({
        finals: [1, 1, 9, '2'],
        visitats: ['1', 'Z', 4, '1'],
        triades: ['1>2', '1>5', '2', 3, '1>2'],
      }),
    ).toMatchObject({ endings: [1], visited: ['1'], taken: ['1>2'] });
  });

  test.each([[['1', 'Z', '2']], [['home', '1']], [['1', 2]], ['1>2']])(
    'begins anew after a path that nobody can have walked: %j',
    (path) => {
      expect(decode({ cami: path, finals: [2] })).toMatchObject({ path: [], endings: [2] });
    },
  );

  test('keeps the end of a night that was read when options led elsewhere', () => {
    expect(decode({ cami: ['1', '5'] }).path).toEqual(['5']);
    expect(decode({ cami: ['2', '1', '3', '4'] }).path).toEqual(['1', '3', '4']);
  });

  test('takes an unknown letter for the usual one', () => {
    expect(decode({ lletra: 'enorme', tipus: 3, ritme: 'lent', sense_avis: 'true' })).toEqual(EMPTY_PROGRESS);
  });
});

const addressGraph = buildGraph(aStoryWith(aPassage('AA', ['4', '5'])));

describe('the addresses of the story', () => {
  test.each([...addressGraph.links.keys()])(
    'address of passage %s and back, with or without a trailing slash',
    (id) => {
      expect(passageAt(passagePath(id), addressGraph)).toBe(id);
      expect(passageAt(`${passagePath(id)}/`, addressGraph)).toBe(id);
    },
  );

  test.each(['99', 'home', '01', '1.0', '-1', 'aa', '', '/', '1/2', 'constructor', '__proto__'])(
    'show no passage for «%s»',
    (id) => {
      expect(passageAt(`/nit-fresca-per-ser-maig/${id}/`, addressGraph)).toBeUndefined();
    },
  );

  test.each(['/', '/jocs/', '/nit-frescal'])('%s is outside the story', (path) => {
    expect(passageAt(path, addressGraph)).toBeUndefined();
  });
});

describe('passageBefore', () => {
  const site = 'https://colla.example';

  test('returns the previous passage, also below a base path', () => {
    expect(passageBefore(`${site}/nit-fresca-per-ser-maig/5/?x=1`, site, addressGraph)).toBe('5');
    expect(passageBefore(`${site}/web/nit-fresca-per-ser-maig/`, `${site}/web`, addressGraph)).toBe('home');
  });

  test.each([
    '',
    `${site}/jocs/`,
    `${site}/nit-fresca-per-ser-maig/no-hi-es/`,
    'https://other.example/nit-fresca-per-ser-maig/5/',
    'https://colla.example.org/nit-fresca-per-ser-maig/5/',
  ])('returns no previous passage for %j', (referrer) => {
    expect(passageBefore(referrer, site, addressGraph)).toBeUndefined();
  });
});
