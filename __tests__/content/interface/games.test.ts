import { aDeck } from '@/__tests__/builders/memory';
import { allSavedData } from '@/__tests__/builders/saved-data';
import { announceHangman, describeCastell, describeKey, readPhrase } from '@/content/interface/games/hangman';
import { announceMemory, describeCard } from '@/content/interface/games/memory';
import { fileProblemText, summaryText } from '@/content/interface/games/saved-data';
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

test('each refusal has its own sentence', () => {
  const sentences = MEMORY_REFUSALS.map((reason) =>
    announceMemory(aDeck, { kind: 'refused', reason, place: 0 }, SPOKEN),
  );
  expect(new Set(sentences).size).toBe(MEMORY_REFUSALS.length);
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
