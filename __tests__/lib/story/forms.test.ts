import { aPassage, aStoryWithFacts } from '@/__tests__/builders/story';
import {
  everyOffer,
  everyText,
  factsRead,
  groupsOf,
  optionsIn,
  paragraphIn,
  textIn,
  toldBecauseOf,
} from '@/lib/story/forms';
import { buildGraph } from '@/lib/story/graph';
import { findPassage } from '@/lib/story/passage';

const three = findPassage(aStoryWithFacts(), '3') ?? aPassage('', []);
const four = findPassage(aStoryWithFacts(), '4') ?? aPassage('', []);
const jacket = { jaqueta: 'jana' };

describe('a passage in forms', () => {
  test('is told in its neutral one without facts, and leaves out what has none', () => {
    expect(textIn(three, {})).toEqual(['Un dos tres.', 'Quatre cinc sis.']);
    expect(optionsIn(three, {})).toEqual([
      { text: ['Cap a 4'], link: '4', sets: { peto: 'si' } },
      { text: ['Cap a 5'], link: '5' },
    ]);
  });

  test('is told by what has happened, and leads where that form says', () => {
    expect(textIn(three, jacket)).toEqual(['Un dos tres.', 'Quatre abric sis.', 'Set vuit.']);
    expect(optionsIn(three, jacket)[1]).toEqual({ text: ['Amb jaqueta', 'a 6'], link: '6' });
  });

  test('sets what its option and its form set together', () => {
    const form = { when: jacket, text: ['Amb jaqueta'], link: '6', sets: { peto: null, veu: 'teva' } };
    const option = { text: ['Cap a 4'], link: '4', sets: { peto: 'si' }, forms: [form] };
    const passage = aPassage('1', [], { options: [option] });
    expect(optionsIn(passage, jacket)[0]?.sets).toEqual({ peto: null, veu: 'teva' });
    expect(optionsIn(passage, {})[0]?.sets).toEqual({ peto: 'si' });
    expect(buildGraph([passage]).settings).toEqual(
      new Map<string, unknown>([
        ['1>4', { peto: 'si' }],
        ['1>6', { peto: null, veu: 'teva' }],
      ]),
    );
  });

  test('is told in the first form whose facts all hold', () => {
    const [, told = ''] = four.text;
    expect(paragraphIn(told, { ...jacket, peto: 'si' })).toBe('Petó amb jaqueta.');
    expect(paragraphIn(told, { peto: 'si' })).toBe('Petó.');
    expect(paragraphIn(told, jacket)).toBe('Quatre cinc.');
  });

  test('has all its forms at hand', () => {
    expect(everyText(three)).toEqual(['Un dos tres.', 'Quatre ', 'cinc', 'abric', ' sis.', 'Set vuit.']);
    expect(three.options.flatMap(everyOffer).map(({ link }) => link)).toEqual(['4', '5', '6']);
  });

  test('says which facts it reads, and which of them made it read otherwise', () => {
    expect(groupsOf(three)).toEqual([[jacket], [jacket], [jacket]]);
    expect(factsRead(four)).toEqual(['jaqueta', 'peto']);
    expect(toldBecauseOf(four, { peto: 'si' })).toEqual(['peto']);
    expect(toldBecauseOf(four, jacket)).toEqual([]);
  });
});
