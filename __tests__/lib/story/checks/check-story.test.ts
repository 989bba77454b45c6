import {
  anEnding,
  aPassage,
  aStory,
  aStoryWith,
  aStoryWithFacts,
  smallRules,
} from '@/__tests__/builders/story';
import { checkStory } from '@/lib/story/checks/check-story';
import { CHECKS } from '@/lib/story/checks/problem';
import type { Facts, Passage } from '@/lib/story/passage';

const said = (problems: ReturnType<typeof checkStory>) =>
  problems.map(({ check, passage, detail }) => `${check}: ${passage} (${detail})`);

const without = (absent: string) => aStory().filter(({ id }) => id !== absent);
const threeLines = { text: ['un', 'dos', 'tres'], link: '4' };

/** A path through 2 sets the jacket. */
const withJacket = (four: Partial<Passage>): readonly Passage[] =>
  aStory().map((passage) => {
    if (passage.id === '2') return { ...passage, sets: { jaqueta: 'jana' } };
    return passage.id === '4' ? { ...passage, ...four } : passage;
  });

const withForm = (when: Facts) =>
  withJacket({ text: ['Un dos tres.', { neutral: 'Quatre.', forms: [{ when, text: 'Cinc.' }] }] });

/** 4 leads on, to other places for who wears the jacket. */
const withLateOption = (second: string, first = '5'): readonly Passage[] => {
  const form = (link: string) => [{ when: { jaqueta: 'jana' }, text: ['Amb jaqueta'], link }];
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

const laidOutStory = (ids: readonly string[]): readonly Passage[] =>
  aStory().map((passage) =>
    ids.includes(passage.id) ? { ...passage, text: ['Un dos.', 'A mà dreta, tres.'] } : passage,
  );

const rules = smallRules({
  facts: { jaqueta: ['jana'] },
  echoes: 1,
  layouts: { phrases: ['a mà esquerra', 'a mà dreta'], most: 1 },
  people: [{ name: 'Ona', introduced: ['la veïna'] }],
  apart: [['Se n’ha anat', 'Hi és encara']],
  counted: { numerals: ['onze', 'dotze'], things: { mantes: ['onze'] } },
  answers: [{ question: 'qui té el porró', words: ['porró'] }],
  atEnd: ['jaqueta'],
  everyNight: [{ when: { jaqueta: 'jana' }, least: 1 }],
  balance: { endings: { least: 0.499, most: 0.5 }, words: 0.99, withoutFacts: 0.1 },
});

const told = (id: string, ...text: readonly string[]): readonly Passage[] =>
  aStory().map((passage) => (passage.id === id ? { ...passage, text: ['Un dos tres.', ...text] } : passage));

const both = (first: readonly Passage[], id: string, text: string): readonly Passage[] =>
  first.map((passage) => (passage.id === id ? { ...passage, text: ['Un dos tres.', text] } : passage));

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

const sameTitles = aStory().map((passage) =>
  ['4', '5'].includes(passage.id) ? { ...passage, title: "D'una en una" } : passage,
);

/** One broken story for each fault, with its expected report. */
const FAULTS = [
  ['no home: home (no door)', without('home')],
  ['repeated passage: 2 (written twice)', [...aStory(), aPassage('2', ['4', '5'])]],
  [
    'id: plaça (an address takes letters without accents, figures and hyphens)',
    aStoryWith(aPassage('plaça', ['4', '5'])),
  ],
  ['unknown target: 1 (3)', without('3')],
  ['unknown target: 2 (78)', aStoryWith(aPassage('2', ['4', '78']))],
  ['number of options: home (2 options, not 1)', aStoryWith(aPassage('home', ['1', '2']))],
  ['number of options: 3 (1 options, not 2)', aStoryWith(aPassage('3', ['5']))],
  ['number of options: 4 (1 options, not 0)', aStoryWith(aPassage('4', ['5'], { final: 1 }))],
  ['same target twice: 3 (5, 5)', aStoryWith(aPassage('3', ['5', '5']))],
  [
    'option lines: 3 (an option has one or two lines)',
    aStoryWith(aPassage('3', [], { options: [threeLines, { text: ['un'], link: '5' }] })),
  ],
  ['title: 5 ( )', aStoryWith(anEnding('5', 2, { title: ' ' }))],
  ["title: 5 («D'una en una» is another's title too)", sameTitles],
  ['title: 5 (no title)', aStoryWith(anEnding('5', 2, { title: undefined }))],
  ['typography: 5 (—Hola, va dir "en Pau".)', told('5', '—Hola, va dir "en Pau".')],
  ['typography: 5 (Es diu «Pau.)', told('5', 'Es diu «Pau.')],
  ['paragraphs: 5 (1 paragraphs)', aStoryWith(anEnding('5', 2, { text: ['Un dos tres quatre cinc.'] }))],
  ['words: 5 (2 words)', aStoryWith(anEnding('5', 2, { text: ['Un.', '— dos —'] }))],
  ['unreachable: 6 (no option leads here)', aStoryWith(aPassage('6', ['4', '5']))],
  ['no ending ahead: 3 (no path to an ending)', aStoryWith(aPassage('3', ['3', '78']))],
  ['loop: 3 (a path comes back here)', aStoryWith(aPassage('3', ['1', '5']))],
  ['ending number: 5 (1 is taken by 4)', aStoryWith(anEnding('5', 1))],
  ['ending number: 5 (3 is not from 1 to 2)', aStoryWith(anEnding('5', 3))],
  ['ending number: 4 (0 is not from 1 to 2)', aStoryWith(anEnding('4', 0))],
  ['ending number: 4 (1.5 is not from 1 to 2)', aStoryWith(anEnding('4', 1.5))],
  ['early ending: 4 (1 choices)', aStoryWith(aPassage('1', ['2', '4']))],
  [
    'unreachable: 6 (no way leads here without scripts)',
    aStory()
      .map((passage) =>
        passage.id === '3'
          ? {
              ...passage,
              options: [
                { text: ['Cap a 5'], link: '5' },
                {
                  text: ['Cap a 4'],
                  link: '4',
                  forms: [{ when: { jaqueta: 'jana' }, text: ['Sis'], link: '6' }],
                },
              ],
            }
          : { ...passage, ...(passage.id === '1' ? { sets: { jaqueta: 'jana' } } : {}) },
      )
      .concat(aPassage('6', ['4', '5'])),
  ],
  ['form never told: 4 (jaqueta-guifre)', withForm({ jaqueta: 'guifre' })],
  ['unknown fact: 4 (jaqueta: guifre)', withForm({ jaqueta: 'guifre' })],
  ['unknown fact: 4 (barret: nou)', withForm({ barret: 'nou' })],
  ['fact forgotten: 2 (jaqueta is set in 1 passages and comes back in 0)', withJacket({})],
  ['fact forgotten: home (jaqueta is set in 0 passages and comes back in 0)', aStory()],
  ['fork laid out: 3 (one more than 1)', laidOutStory(['1', '3'])],
  [
    'facts without target: 3 (two options lead to one place and set different facts, which the path cannot tell apart)',
    twoSettings,
  ],
  ['not introduced: 2 (Ona)', told('2', 'La Ona diu hola.')],
  // One of the two paths to 4 does not introduce her.
  ['not introduced: 4 (Ona)', both(told('2', 'És la Ona, la veïna.'), '4', 'La Ona diu adeu.')],
  [
    'contradiction: 4 («Hi és encara» after «Se n’ha anat»)',
    both(told('2', 'Se n’ha anat.'), '4', 'Hi és encara.'),
  ],
  ['contradiction: home («Se n’ha anat» is told nowhere)', aStory()],
  ['count: 5 (dotze mantes, not onze)', told('5', 'Hi ha dotze mantes.')],
  ['left open: 5 (qui té el porró)', aStory()],
  ['left open: 4 (jaqueta)', withJacket({})],
  ['seldom told: 2 (jaqueta-jana changes 0 passages of a night, not 1)', withJacket({})],
  // What holds without facts fails where the jacket is worn.
  ['same target twice: 4 (5, 5: jaqueta-jana)', withLateOption('5')],
  ['unknown target: 4 (5, 78: jaqueta-jana)', withLateOption('78')],
  ['no ending ahead: 4 (no way to an ending: jaqueta-jana)', withLateOption('78', '78')],
  ['little read: home (a night has 50.0 % of the words, least 99.0 %)', aStory()],
  [
    'ending often told: 4 (final 1 ends 50.4 % of the nights, most 50.0 %: let an option lead elsewhere)',
    aStory(),
  ],
  [
    'ending seldom told: 5 (final 2 ends 49.5 % of the nights, least 49.9 %: let another option lead towards it)',
    aStory(),
  ],
  ['facts seldom back: home (100.0 % of the nights have one fact back or none, most 10.0 %)', aStory()],
] as const;

describe('checkStory', () => {
  test('finds nothing in a sound story', () => {
    expect(checkStory(aStory(), smallRules())).toEqual([]);
  });

  test.each(FAULTS)('reports «%s»', (fault, story) => {
    expect(said(checkStory(story, rules))).toContain(fault);
  });

  test('every check is proved by a fault, so that none can fall asleep', () => {
    const proved = new Set<string>(FAULTS.map(([fault]) => fault.split(':')[0] ?? ''));
    expect(CHECKS.filter((check) => !proved.has(check))).toEqual([]);
  });

  test('finds nothing in a correct story', () => {
    const facts = { jaqueta: ['jana'], peto: ['si'] };
    expect(checkStory(aStoryWithFacts(), smallRules({ facts, echoes: 1, shortestNight: 2 }))).toEqual([]);
  });

  test('counts the words of the longest forms too', () => {
    const long = withForm({ jaqueta: 'jana' }).map((passage) =>
      passage.id === '4'
        ? {
            ...passage,
            text: [
              'Un dos tres.',
              {
                neutral: 'Quatre.',
                forms: [{ when: { jaqueta: 'jana' }, text: 'Cinc sis set vuit nou deu onze dotze.' }],
              },
            ],
          }
        : passage,
    );
    const { facts, echoes } = rules;
    expect(said(checkStory(long, smallRules({ facts, echoes })))).toEqual([
      'words: 4 (11 words with its longest forms)',
    ]);
  });

  test('does not add up words of forms that exclude each other', () => {
    const long = withJacket({
      text: [
        'Un dos tres.',
        { neutral: 'Quatre cinc sis set.', forms: [{ when: { jaqueta: 'jana' }, text: 'Sis.' }] },
        { neutral: 'Vuit.', forms: [{ when: { jaqueta: 'jana' }, text: 'Vuit nou deu onze dotze.' }] },
      ],
    });
    const { facts, echoes } = rules;
    expect(said(checkStory(long, smallRules({ facts, echoes })))).toEqual([]);
  });

  test('gives endings lengths of their own', () => {
    const endings = { words: { least: 1, most: 5 }, paragraphs: { least: 2, most: 2 } };
    expect(said(checkStory(aStory(), smallRules({ endings })))).toEqual([
      'words: 4 (6 words)',
      'words: 5 (6 words)',
      'words: 4 (6 words with its longest forms)',
      'words: 5 (6 words with its longest forms)',
    ]);
  });

  test('takes names and introductions as whole words, and numbers alone', () => {
    const rules = smallRules({
      people: [{ name: 'Fina', introduced: ['la taxista'] }],
      counted: { numerals: ['vint'], things: { mantes: ['onze'] } },
    });
    expect(checkStory(told('5', 'Al final, moltes mantes finament.'), rules)).toEqual([]);
    expect(said(checkStory(told('5', 'Hi ha vint-i-dues mantes.'), rules))).toEqual([
      'count: 5 (vint-i-dues mantes, not onze)',
    ]);
  });

  test('accepts a passage at the limit, and any length of home', () => {
    const rules = smallRules({ words: { least: 6, most: 6 }, paragraphs: { least: 2, most: 2 } });
    expect(checkStory(aStory(), rules)).toEqual([]);
    const short = aStoryWith(aPassage('home', ['1'], { text: ['Hola.', 'Som-hi.'] }));
    expect(checkStory(short, rules)).toEqual([]);
  });

  test('wants the untitled passage to stay untitled', () => {
    const rules = smallRules({ untitled: ['5'] });
    expect(said(checkStory(aStory(), rules))).toEqual(['title: 5 (Passatge 5)']);
    expect(checkStory(aStoryWith(anEnding('5', 2, { title: undefined })), rules)).toEqual([]);
  });
});
