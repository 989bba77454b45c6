import { aDeck, flip, play, RESTART, SETTLE } from '@/__tests__/builders/memory';
import { allSavedData } from '@/__tests__/builders/saved-data';
import { announceHangman, describeCastell, describeKey, readPhrase } from '@/content/interface/games/hangman';
import { announceMemory, describeCard } from '@/content/interface/games/memory';
import {
  fileProblemText,
  importedText,
  removeQuestion,
  replaceQuestion,
  summaryText,
} from '@/content/interface/games/saved-data';
import {
  bestText,
  gridName,
  levelName,
  levelTitle,
  movesText,
  progressText,
} from '@/content/interface/games/shared';
import {
  HANGMAN_REFUSALS,
  type HangmanAction,
  INITIAL_HANGMAN,
  reduceHangman,
} from '@/lib/games/hangman/game';
import { MEMORY_REFUSALS } from '@/lib/games/memory/game';
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

test('each action of a won game is announced', () => {
  expect(announcements('faixa', 'a7atfix')).toMatchInlineSnapshot(`
[
  "La lletra A hi surt 2 vegades. Paraula de 5 lletres: buit, A, buit, buit, A.",
  "Només valen les lletres.",
  "Aquesta lletra ja l'has provada.",
  "La lletra T no hi surt: queden 4 errors. L'enxaneta ja ha baixat.",
  "La lletra F hi surt 1 vegada. Paraula de 5 lletres: F, A, buit, buit, A.",
  "La lletra I hi surt 1 vegada. Paraula de 5 lletres: F, A, I, buit, A.",
  "La lletra X completa la paraula: faixa.",
  "Nivell reiniciat. Paraula de 5 lletres: buit, buit, buit, buit, buit.",
]
`);
});

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

test('a key is named by its letter and result', () => {
  expect(describeKey('T', 'unused')).toBe('lletra T');
  expect(describeKey('T', 'valid')).toBe('lletra T, encertada');
  expect(describeKey('Ç', 'invalid')).toBe('lletra Ç, errada');
});

test('each refusal has its own sentence', () => {
  const sentences = HANGMAN_REFUSALS.map((reason) =>
    announceHangman('faixa', INITIAL_HANGMAN, { kind: 'refused', reason }),
  );
  expect(new Set(sentences).size).toBe(HANGMAN_REFUSALS.length);
});

test('text alternative of the castell', () => {
  expect(describeCastell(0)).toBe('El castell té els cinc pisos dempeus.');
  expect(describeCastell(2)).toBe('Al castell queden 3 pisos dempeus.');
  expect(describeCastell(4)).toBe('Al castell queda 1 pis dempeus.');
  expect(describeCastell(5)).toBe('El castell ja és a terra.');
});

const SPOKEN = {
  faixa: ['faixa', 'la paraula faixa'],
  camisa: ['camisa verda', 'camisa verda'],
} as const;

test('each action is announced', () => {
  const actions = [
    flip(0),
    flip(0),
    flip(2),
    flip(4),
    SETTLE,
    flip(2),
    flip(3),
    flip(0),
    flip(1),
    flip(4),
    flip(5),
  ];
  const all = [...actions, RESTART];
  const announcements = all.map((_, index) => {
    const { state, event } = play(aDeck, ...all.slice(0, index + 1));
    return event ? announceMemory(state, event, SPOKEN) : '';
  });
  expect(announcements).toMatchInlineSnapshot(`
[
  "Carta 1, girada: la paraula faixa.",
  "Aquesta carta ja està girada.",
  "Carta 3, girada: camisa verda. No fan parella: es tornen a tapar.",
  "Espera que les cartes es tornin a tapar.",
  "Cartes tapades.",
  "Carta 3, girada: camisa verda.",
  "Carta 4, aparellada: camisa verda. Parella! En queden 2.",
  "Carta 1, girada: la paraula faixa.",
  "Carta 2, aparellada: faixa. Parella! En queda 1.",
  "Carta 5, girada: gralla.",
  "Carta 6, aparellada: gralla. Totes les parelles trobades en 4 moviments, el teu millor resultat.",
  "Cartes barrejades: hi ha 3 parelles per trobar.",
]
`);
});

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

test('moves and the best result', () => {
  expect(movesText(1)).toBe('1 moviment');
  expect(bestText(9)).toBe('Millor resultat: 9 moviments');
  expect(bestText(null)).toBe('Encara no hi has guanyat cap partida');
});

test('each refusal has its own sentence', () => {
  const sentences = MEMORY_REFUSALS.map((reason) =>
    announceMemory(aDeck, { kind: 'refused', reason, place: 0 }, SPOKEN),
  );
  expect(new Set(sentences).size).toBe(MEMORY_REFUSALS.length);
});

test('progress is a count of levels, or the state of the only level', () => {
  expect(progressText([true, false, true])).toBe('2 de 3 nivells');
  expect(progressText([false, false])).toBe('0 de 2 nivells');
  expect(progressText([true])).toBe('Nivell completat');
  expect(progressText([false])).toBe('Nivell per completar');
});

test('a level is named by its number from 1 and its state', () => {
  expect(levelName(0, false, 'La pinya')).toBe('Nivell 1, per completar: La pinya');
  expect(levelName(2, true, 'La colla')).toBe('Nivell 3, completat: La colla');
});

test('titles of levels and names of grids', () => {
  expect(levelTitle('Penjat', 0)).toBe('Penjat, nivell 1');
  expect(gridName(15, 13)).toBe('Graella de 15 files i 13 columnes');
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
  ]);
});

test('questions and messages name the games', () => {
  expect(replaceQuestion(['memory', 'sopa'])).toContain('«Memory» i «Sopa de lletres»');
  expect(removeQuestion(['penjat'])).toContain('«Penjat»');
  expect(importedText(['mots'])).toContain('«Mots encreuats»');
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
