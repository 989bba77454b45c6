import { allSavedData } from '@/__tests__/builders/saved-data';
import {
  fileProblemText,
  importedText,
  removeQuestion,
  replaceQuestion,
  summaryText,
} from '@/content/interface/games/saved-data';
import { idsIn, type StoredData, summaryOf } from '@/lib/saved-data/stored-data';

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
