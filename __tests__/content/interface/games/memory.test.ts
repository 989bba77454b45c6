import { aDeck, flip, play, RESTART, SETTLE } from '@/__tests__/builders/memory';
import { announceMemory, describeCard } from '@/content/interface/games/memory';
import { bestText, movesText } from '@/content/interface/games/shared';
import { MEMORY_REFUSALS } from '@/lib/games/memory/game';

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
