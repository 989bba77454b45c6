import { aRound, aTeam, onStage, rules } from '@/__tests__/builders/teams';
import { encodeGame } from '@/lib/castle-game/saves/encode';

const nothing = { game: null, rounds: null, goodCopy: null };

test('an empty browser holds no game', () => {
  expect(rules.readStoredGame(nothing)).toEqual({ kind: 'none' });
});

test('a game comes with its performance in course', () => {
  const state = onStage({}, [aRound('3d5', 'descarregat', 1, 20)]);
  expect(rules.readStoredGame({ ...nothing, game: encodeGame(state) })).toEqual({
    kind: 'game',
    state,
    losses: [],
  });
});

test('a damaged game keeps its text, says what is wrong and finds its good copy', () => {
  const copy = aTeam({ name: 'Còpia' });
  const stored = rules.readStoredGame({
    game: 'no és cap partida',
    rounds: null,
    goodCopy: encodeGame(copy),
  });
  expect(stored).toEqual({
    kind: 'damaged',
    text: 'no és cap partida',
    problem: { kind: 'not base64' },
    goodCopy: copy,
  });
});

test.each([null, '', 'tampoc'])('a damaged game with %p as its copy has none', (goodCopy) => {
  const stored = rules.readStoredGame({ game: '', rounds: null, goodCopy });
  expect(stored).toMatchObject({ kind: 'damaged', goodCopy: undefined });
});
