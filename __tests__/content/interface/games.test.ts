import { aGrid, play, select, square, type } from '@/__tests__/builders/crossword';
import { aDailyTower } from '@/__tests__/builders/daily-castell';
import { allSavedData } from '@/__tests__/builders/saved-data';
import { describeSquare } from '@/content/interface/games/crossword';
import { feedbackText, squaresOf } from '@/content/interface/games/daily-castell';
import { announceHangman, readPhrase } from '@/content/interface/games/hangman';
import { describeCard } from '@/content/interface/games/memory';
import { fileProblemText, summaryText } from '@/content/interface/games/saved-data';
import type { CrosswordAction } from '@/lib/games/crossword/actions';
import { newCrossword } from '@/lib/games/crossword/game';
import { feedbackOf } from '@/lib/games/daily-castell/game';
import { type HangmanAction, INITIAL_HANGMAN, reduceHangman } from '@/lib/games/hangman/game';
import { idsIn, type StoredData, summaryOf } from '@/lib/saved-data/stored-data';

function announcements(phrase: string, keys: string): readonly string[] {
  let state = INITIAL_HANGMAN;
  const actions: readonly HangmanAction[] = [...keys].map((text) => ({ type: 'guess', text }));
  return [...actions, { type: 'restart' } as const].map((action) => {
    const result = reduceHangman(phrase, state, action);
    state = result.state;
    return announceHangman(phrase, state, result.event);
  });
}

test('each action of a lost game is announced', () => {
  expect(announcements('diada', 'trslom')).toMatchInlineSnapshot(`
[
  "La lletra T no hi surt: queden 4 errors. L'enxaneta ja ha baixat.",
  "La lletra R no hi surt: queden 3 errors. L'acotxador ja ha baixat.",
  "La lletra S no hi surt: queden 2 errors. Els dosos ja han baixat.",
  "La lletra L no hi surt: queda 1 error. Els segons ja han baixat.",
  "La lletra O tampoc no hi surt, i el castell ja és a terra.",
  "La partida ja s'ha acabat.",
  "Nivell reiniciat. Paraula de 5 lletres: buit, buit, buit, buit, buit.",
]
`);
});

test('spaces and signs are read by name', () => {
  expect(readPhrase("l'al·la de-x", { tried: ['L'] })).toBe(
    'Frase de 8 lletres: L, apòstrof, buit, L, punt volat, L, buit, espai, buit, buit, guionet, buit.',
  );
  expect(readPhrase('d’or', { tried: [] })).toBe('Paraula de 3 lletres: buit, apòstrof, buit, buit.');
});

const SPOKEN = {
  faixa: ['faixa', 'la paraula faixa'],
  camisa: ['camisa verda', 'camisa verda'],
} as const;

test('a card is named by position, state and, once turned, its side', () => {
  expect(describeCard({ face: 'down' }, 4, SPOKEN)).toBe('carta 5, tapada');
  expect(describeCard({ face: 'up', name: 'faixa', side: 1 }, 4, SPOKEN)).toBe(
    'carta 5, girada: la paraula faixa',
  );
  expect(describeCard({ face: 'matched', name: 'camisa', side: 0 }, 0, SPOKEN)).toBe(
    'carta 1, aparellada: camisa verda',
  );
  expect(describeCard({ face: 'up', name: 'gralla', side: 0 }, 0, SPOKEN)).toBe('carta 1, girada: gralla');
});

const summaries = (data: StoredData) => idsIn(data).map((id) => summaryText(summaryOf(data, id)));

test('the summary of each game', () => {
  expect(summaries(allSavedData)).toEqual([
    '1 dia jugat i 1 dia a mitges',
    '1 partida desada',
    '1 partida a mitges i el millor resultat amb 2 parelles, de 9 moviments',
    '1 nivell completat, 1 joc de «Més» completat i 1 partida a mitges',
    '2 nivells completats i 1 partida a mitges',
    '1 partida a mitges',
    '2 finals trobats i 1 nit començada',
  ]);
});

test('the summary of a game with preferences or unreadable data only', () => {
  const odd: StoredData = {
    texts: {
      'castell-del-dia': '{"dies":[]}',
      'game-so': 'si',
      'progres-memory': '{',
      'apartat-progres-memory': allSavedData.texts['progres-memory'] ?? '',
      'nit-fresca-per-ser-maig': '[]',
    },
    cookies: { 'sopa-0': 'potser' },
  };
  expect(summaries(odd)).toEqual([
    'Alguna preferència',
    'Alguna preferència',
    'Una partida per començar',
    'Alguna preferència',
    "Com t'agrada la lletra i què has llegit",
    '1 text que no es podia llegir',
  ]);
});

test('each problem of a file has its own sentence', () => {
  const kinds = ['empty', 'too large', 'elsewhere', 'castle game', 'damaged', 'newer', 'nothing'] as const;
  const parts = ['damaged part', 'newer part'] as const;
  const sentences = [
    ...kinds.map((kind) => fileProblemText({ kind })),
    ...parts.map((kind) => fileProblemText({ kind, id: 'sopa' })),
  ];
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\. No s'ha tocat res/u);
});

test('the description of a square of a crossword names the letter, and whether it is wrong or revealed', () => {
  const check = { type: 'check', scope: 'letter' } as const;
  const reveal = { type: 'reveal', scope: 'letter' } as const;
  const described = (...actions: readonly CrosswordAction[]) =>
    describeSquare(aGrid, play(...actions).state, square(1, 0));
  expect(described(type('x'))).toBe('3 horitzontal, lletra 1 de 5, X');
  expect(described(type('x'), select(1, 0), check)).toBe('3 horitzontal, lletra 1 de 5, X, errònia');
  expect(described(reveal)).toBe('3 horitzontal, lletra 1 de 5, P, revelada');
  expect(describeSquare(aGrid, newCrossword(aGrid), square(0, 0))).toBe('casella negra');
});

describe('castell of the day', () => {
  const [MONDAY, WEDNESDAY, SUNDAY] = ['2026-11-16', '2026-11-18', '2026-11-22'] as const;

  const tried = (date: string, code: string, answer: string) => {
    const tower = aDailyTower(code);
    return { tower, feedback: feedbackOf(date, tower, aDailyTower(answer)) };
  };

  test.each([
    [
      MONDAY,
      '3d6',
      '3d7',
      'Estructura, bé. Pisos, en té més. Lletres, bé. El castell vol més gent i val més punts.',
    ],
    [
      MONDAY,
      '5d5m',
      '5d5',
      'Estructura, bé. Pisos, bé. Lletres, no. El castell vol la mateixa gent i val menys punts.',
    ],
    [WEDNESDAY, 'Td8fm', '3d6a', 'Estructura, no. Pisos, en té menys. Lletres, no.'],
    [SUNDAY, '3d6s', '3d6', 'Estructura, bé. Pisos, bé.'],
  ])('on %s, the feedback of %s for %s', (date, code, answer, words) => {
    expect(feedbackText(tried(date, code, answer).feedback)).toBe(words);
  });

  test('a day without letter hints has no squares for letters', () => {
    expect(squaresOf([tried(SUNDAY, '3d6s', '3d6'), tried(MONDAY, '3d6s', '3d6')])).toBe('🟩🟩⬜\n🟩🟩');
  });
});
