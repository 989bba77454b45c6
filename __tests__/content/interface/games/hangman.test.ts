import { announceHangman, describeCastell, describeKey, readPhrase } from '@/content/interface/games/hangman';
import {
  HANGMAN_REFUSALS,
  type HangmanAction,
  INITIAL_HANGMAN,
  reduceHangman,
} from '@/lib/games/hangman/game';

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
