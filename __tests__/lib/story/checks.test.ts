import { anEnding, aPassage, aStory, aStoryWith, aStoryWithFacts } from '@/__tests__/builders/story';
import { checkStory } from '@/lib/story/checks/check-story';
import type { Passage } from '@/lib/story/passage';

describe('checks of the story', () => {
  const FACTS = { jaqueta: ['jana', 'guifre'], peto: ['si'] };

  const without = (absent: string) => aStory().filter(({ id }) => id !== absent);

  /** A path through 2 sets the jacket. */
  const withJacket = (four: Partial<Passage>): readonly Passage[] =>
    aStory().map((passage) => {
      if (passage.id === '2') return { ...passage, sets: { jaqueta: 'jana' } };
      return passage.id === '4' ? { ...passage, ...four } : passage;
    });

  const withForm = (words: string) =>
    withJacket({ text: ['Un dos tres.', { neutral: 'Quatre.', forms: { [words]: 'Cinc.' } }] });

  /** 4 leads on, to other places for readers with the jacket. */
  const withLateOption = (second: string, first = '5'): readonly Passage[] => {
    const form = (link: string) => [{ when: { jaqueta: 'jana' }, text: ['Amb jaqueta'] as const, link }];
    return [
      ...withJacket({
        final: undefined,
        options: [
          { text: ['Cap a 5'], link: '5', forms: form(first) },
          { text: ['Cap a 6'], link: '6', forms: form(second) },
        ],
      }),
      anEnding('6', 1),
    ];
  };

  /** The same option leads to 5 with two settings. */
  const twoSettings = aStoryWith(
    aPassage('3', [], {
      options: [
        { text: ['Cap a 4'], link: '4' },
        {
          text: ['Cap a 5'],
          link: '5',
          forms: [{ when: { jaqueta: 'jana' }, text: ['Amb jaqueta'], sets: { jaqueta: null } }],
        },
      ],
    }),
  );

  /** 6 needs the jacket, which readers without scripts never have. */
  const hiddenWithoutScripts = [
    ...aStory().map((passage): Passage => {
      if (passage.id === '1') return { ...passage, sets: { jaqueta: 'jana' } };
      if (passage.id !== '3') return passage;
      const forms = [{ when: { jaqueta: 'jana' }, text: ['Cap a 6'] as const, link: '6' }];
      return { ...passage, options: [...passage.options.slice(1), { text: ['Cap a 5'], link: '5', forms }] };
    }),
    aPassage('6', ['4', '5']),
  ];

  /** Ending 6 follows six choices of one side: one night in 64. */
  const seldom = [
    aPassage('home', ['1']),
    ...[1, 2, 3, 4, 5].map((place) => aPassage(`${place}`, [`${place + 1}`, 'often'])),
    aPassage('6', ['seldom', 'often']),
    anEnding('seldom', 1),
    anEnding('often', 2),
    anEnding('never', 3),
  ];

  /** One broken story for each fault, with its sentence. */
  const FAULTS: readonly (readonly [string, readonly Passage[]])[] = [
    ['passage home is missing: it leads to the first passage', without('home')],
    ['passage 2: another passage has this id', [...aStory(), aPassage('2', ['4', '5'])]],
    [
      'passage plaça: an id has letters without accents, digits and hyphens only',
      aStoryWith(aPassage('plaça', ['4', '5'])),
    ],
    ['passage 1: an option leads to 3, which does not exist', without('3')],
    ['passage 4: an option leads to 78, which does not exist', withLateOption('78')],
    ['passage home: it has 2 options, not 1', aStoryWith(aPassage('home', ['1', '2']))],
    ['passage 3: it has 1 options, not 2', aStoryWith(aPassage('3', ['5']))],
    ['passage 4: it has 1 options, not 0', aStoryWith(aPassage('4', ['5'], { final: 1 }))],
    ['passage 3: two options or forms lead to 5 and set different facts', twoSettings],
    ['passage 5: passage 4 is final 1 already', aStoryWith(anEnding('5', 1))],
    ['passage 5: final 3 is not a number from 1 to 2', aStoryWith(anEnding('5', 3))],
    ['passage 4: final 1.5 is not a number from 1 to 2', aStoryWith(anEnding('4', 1.5))],
    ['passage 3: a path comes back to it', aStoryWith(aPassage('3', ['1', '5']))],
    ['passage 4: the fact jaqueta: negra is unknown', withForm('jaqueta-negra')],
    ['passage 4: the fact barret: nou is unknown', withForm('barret-nou')],
    ['passage 3: both options lead to 5 after no facts', aStoryWith(aPassage('3', ['5', '5']))],
    ['passage 4: both options lead to 5 after jaqueta-jana', withLateOption('5')],
    ['passage 3: no way to an ending after no facts', aStoryWith(aPassage('3', ['3', '78']))],
    ['passage 4: no way to an ending after jaqueta-jana', withLateOption('78', '78')],
    ['passage 6: no way leads to it for readers with scripts', aStoryWith(aPassage('6', ['4', '5']))],
    ['passage 6: no way leads to it for readers with scripts', aStoryWith(anEnding('6', 3))],
    ['passage 6: no way leads to it for readers without scripts', hiddenWithoutScripts],
    ['passage 4: the form for jaqueta-guifre is never told', withForm('jaqueta-guifre')],
  ];

  test('finds nothing in a sound story', () => {
    expect(checkStory(aStory(), {})).toEqual([]);
    expect(checkStory(aStoryWithFacts(), FACTS)).toEqual([]);
  });

  test.each(FAULTS)('reports «%s»', (fault, story) => {
    expect(checkStory(story, FACTS)).toContain(fault);
  });

  describe('names', () => {
    const introductions = [{ name: /Jana/, as: /Es diu Jana|una noia, Jana/ }];
    const told = (id: string, text: string) => {
      const passage = aStory().find((one) => one.id === id);
      return (story: readonly Passage[]) =>
        story.map((one) => (passage && one.id === id ? { ...one, text: [text] } : one));
    };
    const fault = ['passage 4: «Jana» is not introduced on every path'];

    test.each([
      ['used on a path without them', { '2': 'Es diu Jana.', '4': 'La Jana riu.' }, fault],
      ['used before they are introduced in a text', { '4': 'La Jana riu. Es diu Jana.' }, fault],
      [
        'introduced on every path',
        { '2': 'Es diu Jana.', '3': 'Una noia, una noia, Jana.', '4': 'La Jana riu.' },
        [],
      ],
      ['introduced where they are used', { '4': 'Es diu Jana, i la Jana riu.' }, []],
    ])('are reported if %s', (_title, texts, faults) => {
      const story = Object.entries(texts).reduce((one, [id, text]) => told(id, text)(one), aStory());
      expect(checkStory(story, {}, introductions)).toEqual(faults);
    });
  });

  test('reports endings that random nights have too seldom or too often', () => {
    expect(checkStory(seldom, {}).filter((sentence) => sentence.includes('random nights'))).toEqual([
      expect.stringMatching(
        /^passage seldom: final 1 ends [12]\.\d % .*, less than 13\.3 %: let another option/,
      ),
      expect.stringMatching(/^passage often: final 2 ends 98\.\d % .*, more than 66\.7 %: let an option/),
      'passage never: final 3 ends 0.0 % of random nights, less than 13.3 %: let another option lead towards it',
    ]);
  });
});
