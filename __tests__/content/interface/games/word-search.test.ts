import { aLevel, at, line, PEU, PINYA, play, SOCA } from '@/__tests__/builders/word-search';
import { announceWordSearch, describeSquare } from '@/content/interface/games/word-search';
import {
  INITIAL_WORD_SEARCH,
  WORD_SEARCH_REFUSALS,
  type WordSearchAction,
} from '@/lib/games/word-search/game';

function announcements(...actions: readonly WordSearchAction[]): readonly string[] {
  return actions.map((_, index) => {
    const { state, event } = play(...actions.slice(0, index + 1));
    return event ? announceWordSearch(aLevel, state, event) : '';
  });
}

test('each action is announced', () => {
  expect(
    announcements(
      { type: 'move', heading: 'southeast' },
      { type: 'move', heading: 'northwest' },
      { type: 'move', heading: 'north' },
      { type: 'pick', cell: at(0, 0) },
      { type: 'cancel' },
      { type: 'cancel' },
      { type: 'pick', cell: at(0, 0) },
      { type: 'pick', cell: at(1, 3) },
      { type: 'select', line: line(at(1, 1), at(1, 2)) },
      { type: 'select', line: PINYA },
      { type: 'move', heading: 'west' },
      { type: 'select', line: PINYA },
      { type: 'hint', word: 1 },
      { type: 'select', line: SOCA },
      { type: 'select', line: PEU },
      { type: 'pick', cell: at(0, 0) },
      { type: 'restart' },
    ),
  ).toMatchInlineSnapshot(`
[
  "Fila 2, columna 2, lletra X.",
  "Fila 1, columna 1, lletra P.",
  "Ets a la vora de la graella.",
  "Fila 1, columna 1, lletra P, inici marcat.",
  "Selecció anul·lada.",
  "No hi ha cap inici marcat.",
  "Fila 1, columna 1, lletra P, inici marcat.",
  "Les dues lletres han de ser a la mateixa fila, columna o diagonal. Marca'n una altra d'inici.",
  "Aquestes lletres no formen cap paraula de la llista. Torna a marcar un inici.",
  "Has trobat «Pinya». Tota la gent de sota. Queden 2 paraules.",
  "Fila 1, columna 4, lletra Y, dins d'una paraula trobada.",
  "Aquesta paraula ja l'has trobada.",
  "Pista: «Soca» comença a la fila 4, columna 2, lletra S.",
  "Has trobat «Soca». El cor de tot. Queda 1 paraula.",
  "Has trobat «Peu». El que toca a terra. Ja tens totes les paraules!",
  "Ja has trobat totes les paraules.",
  "Nivell reiniciat: hi ha 3 paraules per trobar.",
]
`);
});

test('a square is named by position, letter and marks', () => {
  const name = (...actions: readonly WordSearchAction[]) =>
    describeSquare(aLevel, play(...actions).state, at(0, 0));
  expect(name()).toBe('fila 1, columna 1, lletra P');
  expect(name({ type: 'pick', cell: at(0, 0) })).toBe('fila 1, columna 1, lletra P, inici marcat');
  expect(name({ type: 'hint', word: 0 })).toBe('fila 1, columna 1, lletra P, pista');
  expect(name({ type: 'select', line: PEU })).toBe("fila 1, columna 1, lletra P, dins d'una paraula trobada");
});

test('each refusal has its own sentence', () => {
  const sentences = WORD_SEARCH_REFUSALS.map((reason) =>
    announceWordSearch(aLevel, INITIAL_WORD_SEARCH, { kind: 'refused', reason, cell: at(0, 0) }),
  );
  expect(new Set(sentences).size).toBe(WORD_SEARCH_REFUSALS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÀ-Ú].*\.$/u);
});
