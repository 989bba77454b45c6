import { aGrid, select, type } from '@/__tests__/builders/crossword';
import { CARDS } from '@/__tests__/builders/games';
import { aLevel, PEU, PINYA, SOCA } from '@/__tests__/builders/word-search';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import { saidResult } from '@/lib/castle-game/words';
import { crosswordRules } from '@/lib/games/crossword/rules';
import { hangmanRules } from '@/lib/games/hangman/rules';
import { memoryRules } from '@/lib/games/memory/rules';
import type { GameRules } from '@/lib/games/shared/rules';
import { wordSearchRules } from '@/lib/games/word-search/rules';
import { seededRandom } from '@/lib/random/generator';

/** Everything that the live region of a game says while somebody plays, one sentence or two an action. */
function transcript<State, Action, Event>(
  { initial, reduce, announce }: GameRules<State, Action, Event>,
  ...actions: readonly Action[]
): string[] {
  let state = initial;
  return actions.map((action) => {
    const result = reduce(state, action);
    state = result.state;
    return announce(state, result.event);
  });
}

/** A sentence as one says it: a capital, an end, nothing left empty, no two spaces. */
const SENTENCES = /^[\p{Lu}\d«][^\n]*[.!?]$/u;
const BROKEN = /undefined|null|NaN| {2}|\s[.,;:]|[.:,;]{2}/;

function expectSentences(said: readonly string[]): void {
  for (const words of said) {
    expect(words).toMatch(SENTENCES);
    expect(words).not.toMatch(BROKEN);
  }
}

test('word search, with a wrong pick, a hint and a second time', () => {
  const said = transcript(
    wordSearchRules(aLevel, 0),
    { type: 'move', heading: 'east' },
    { type: 'move', heading: 'north' },
    { type: 'pick', cell: { row: 0, column: 0 } },
    { type: 'pick', cell: { row: 1, column: 3 } },
    { type: 'pick', cell: { row: 0, column: 0 } },
    { type: 'cancel' },
    { type: 'select', line: PINYA },
    { type: 'hint', word: 1 },
    { type: 'select', line: PINYA },
    { type: 'select', line: SOCA },
    { type: 'select', line: PEU },
    { type: 'restart' },
  );
  expect(said).toEqual([
    'Fila 1, columna 2, lletra I.',
    'Ets a la vora de la graella.',
    'Fila 1, columna 1, lletra P, inici marcat.',
    "Les dues lletres han de ser a la mateixa fila, columna o diagonal. Marca'n una altra d'inici.",
    'Fila 1, columna 1, lletra P, inici marcat.',
    'Selecció anul·lada.',
    'Has trobat «Pinya». Queden 2 paraules.',
    'Pista: «Soca» comença a la fila 4, columna 2, lletra S.',
    "Aquesta paraula ja l'has trobada.",
    'Has trobat «Soca». Queda 1 paraula.',
    'Has trobat «Peu». Ja tens totes les paraules!',
    'Nivell reiniciat: hi ha 3 paraules per trobar.',
  ]);
  expectSentences(said);
});

test('crossword, from clue to clue, with a mistake that is found', () => {
  const said = transcript(
    crosswordRules(aGrid, 0),
    type('p'),
    type('3'),
    { type: 'erase' },
    select(4, 0),
    { type: 'previous-clue' },
    type('x'),
    { type: 'check', scope: 'all' },
    { type: 'reveal', scope: 'letter' },
    { type: 'switch-direction' },
    { type: 'next-clue' },
    type('soc'),
    { type: 'check', scope: 'word' },
    { type: 'reveal', scope: 'word' },
    { type: 'restart' },
  );
  expect(said).toEqual([
    'P. Ara: 3 horitzontal, lletra 2 de 5, buida; 1 vertical, lletra 2 de 5.',
    "Només s'hi poden escriure lletres.",
    'Casella esborrada. Ara: 3 horitzontal, lletra 1 de 5, buida.',
    '4 horitzontal, lletra 1 de 4, buida.',
    "3 horitzontal, 5 lletres: On s'actua. 3 horitzontal, lletra 1 de 5, buida.",
    'X. Ara: 3 horitzontal, lletra 2 de 5, buida; 1 vertical, lletra 2 de 5.',
    'La lletra és errònia.',
    'Lletra revelada: L.',
    '1 vertical, lletra 2 de 5, L, revelada; 3 horitzontal, lletra 2 de 5.',
    '2 vertical, 3 lletres: De suro. 2 vertical, lletra 1 de 3, buida.',
    'S, O, C. Ara: 2 vertical, lletra 3 de 3, C.',
    'De les 3 lletres, 3 són errònies.',
    'Lletres revelades: T, A, P.',
    'Nivell reiniciat: la graella és buida. 3 horitzontal, lletra 1 de 5, buida.',
  ]);
  expectSentences(said);
});

test('hangman, won and lost', () => {
  const guess = (text: string) => ({ type: 'guess' as const, text });
  const won = ['A', 'A', '3', 'E', 'F', 'I', 'X'].map(guess);
  const lost = ['B', 'C', 'D', 'E', 'G', 'H'].map(guess);
  const said = transcript(hangmanRules('faixa', 0), ...won, { type: 'restart' }, ...lost);
  expect(said).toEqual([
    'La lletra A hi surt 2 vegades. Paraula de 5 lletres: buit, A, buit, buit, A.',
    "Aquesta lletra ja l'has provada.",
    'Només valen les lletres.',
    "La lletra E no hi surt: queden 4 errors. L'enxaneta ja ha baixat.",
    'La lletra F hi surt 1 vegada. Paraula de 5 lletres: F, A, buit, buit, A.',
    'La lletra I hi surt 1 vegada. Paraula de 5 lletres: F, A, I, buit, A.',
    'La lletra X completa la paraula: faixa.',
    'Nivell reiniciat. Paraula de 5 lletres: buit, buit, buit, buit, buit.',
    "La lletra B no hi surt: queden 4 errors. L'enxaneta ja ha baixat.",
    "La lletra C no hi surt: queden 3 errors. L'acotxador ja ha baixat.",
    'La lletra D no hi surt: queden 2 errors. Els dosos ja han baixat.',
    'La lletra E no hi surt: queda 1 error. Els segons ja han baixat.',
    'La lletra G tampoc no hi surt, i el castell ja és a terra.',
    "La partida ja s'ha acabat.",
  ]);
  expectSentences(said);
});

test('memory, with pairs that match and pairs that do not', () => {
  const flip = (place: number) => ({ type: 'flip' as const, place });
  const said = transcript(
    memoryRules(CARDS, seededRandom(3)),
    { type: 'restart' },
    flip(0),
    flip(0),
    flip(1),
    flip(2),
    { type: 'settle' },
    flip(0),
    flip(3),
    flip(3),
    flip(1),
    flip(5),
    flip(2),
    flip(4),
  );
  expect(said).toEqual([
    'Cartes barrejades: hi ha 3 parelles per trobar.',
    'Carta 1, girada: calçot.',
    'Aquesta carta ja està girada.',
    'Carta 2, girada: porró. No fan parella: es tornen a tapar.',
    'Espera que les cartes es tornin a tapar.',
    'Cartes tapades.',
    'Carta 1, girada: calçot.',
    'Carta 4, aparellada: calçot. Parella! En queden 2.',
    'Aquesta carta ja té parella.',
    'Carta 2, girada: porró.',
    'Carta 6, aparellada: porró. Parella! En queda 1.',
    'Carta 3, girada: xai.',
    'Carta 5, aparellada: xai. Totes les parelles trobades en 4 moviments, el teu millor resultat.',
  ]);
  expectSentences(said);
});

test('the castle game, each way a tower can end', () => {
  const said = Object.values(RESULT_TEXTS).map(({ text }) => saidResult('3d8f', text));
  expect(said).toEqual([
    'Tres de vuit amb folre: ha pujat i ha baixat sense cap ensurt.',
    'Tres de vuit amb folre: ha quedat carregat, però ha fet llenya de baixada.',
    'Tres de vuit amb folre: ha fet llenya abans de quedar carregat.',
    'Tres de vuit amb folre: no ho heu vist clar i heu desmuntat a temps.',
  ]);
  expectSentences(said);
});
