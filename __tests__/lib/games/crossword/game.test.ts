import fc from 'fast-check';
import { aGrid, play, playFrom, select, solve, square, type } from '@/__tests__/builders/crossword';
import { ARROWS, type CrosswordAction } from '@/lib/games/crossword/actions';
import {
  crossingWord,
  currentWord,
  hasProgress,
  isCompleted,
  isFilled,
  newCrossword,
  reduceCrossword,
  squareViews,
} from '@/lib/games/crossword/game';
import { ACROSS, DOWN, wordAt } from '@/lib/games/crossword/grid';

describe('state', () => {
  test('finds the current clue and the crossing one', () => {
    const { state } = play(select(1, 1));
    expect(currentWord(aGrid, state)?.number).toBe(3);
    expect(crossingWord(aGrid, state)?.number).toBe(1);
    expect(crossingWord(aGrid, play(select(1, 2)).state)).toBeNull();
  });

  test('a clue is filled when each square has a letter, right or wrong', () => {
    const [, , plaza] = aGrid.words;
    const filled = (text: string) => (plaza ? isFilled(play(type(text)).state, plaza) : null);
    expect(filled('xxxx')).toBe(false);
    expect(filled('xxxxx')).toBe(true);
  });

  test('a square view has number, letter, marks and whether it is current', () => {
    const { state } = play(type('x'), select(1, 0), { type: 'check', scope: 'letter' });
    const views = squareViews(aGrid, state);
    expect(views[square(0, 0)]).toBeNull();
    expect(views[square(1, 0)]).toEqual({
      square: square(1, 0),
      number: 3,
      entry: 'X',
      wrong: true,
      revealed: false,
      current: true,
      highlighted: true,
    });
    expect(views[square(1, 4)]).toMatchObject({ highlighted: true, current: false, entry: null });
    expect(views[square(0, 1)]).toMatchObject({ highlighted: false, number: 1 });
  });
});

describe('reduce', () => {
  test('starts on the first letter of the first clue across', () => {
    expect(newCrossword(aGrid)).toMatchObject({
      square: square(1, 0),
      direction: ACROSS,
      wrong: [],
      revealed: [],
    });
    expect(newCrossword(aGrid).entries.every((entry) => entry === null)).toBe(true);
  });

  describe('typing', () => {
    test('writes the letter without its accent and steps along the word', () => {
      const { state, event } = play(type('p'), type('l'), type('à'));
      expect(state.entries.slice(square(1, 0), square(1, 3))).toEqual(['P', 'L', 'A']);
      expect(state.square).toBe(square(1, 3));
      expect(event).toEqual({ kind: 'typed', letters: ['A'] });
    });

    test('moves down along a vertical word', () => {
      expect(
        play(select(1, 4), { type: 'switch-direction' }, { type: 'first-letter' }, type('t')).state.square,
      ).toBe(square(1, 4));
    });

    test('goes from the end of a full word to the next clue with an empty square', () => {
      const { state, event } = play(type('plaça'));
      const next = aGrid.clues[1];
      expect(event).toEqual({ kind: 'typed', letters: ['P', 'L', 'A', 'Ç', 'A'], nextClue: next?.index });
      expect(next?.squares).toContain(state.square);
      expect(state.entries[state.square]).toBeNull();
    });

    test('stays at the end of a word that has an empty square, and overwrites its last letter', () => {
      const { state } = play({ type: 'last-letter' }, type('a'), type('x'));
      expect(state.square).toBe(square(1, 4));
      expect(state.entries[square(1, 4)]).toBe('X');
    });

    test('gives each letter of a longer text a square, and drops what is left over', () => {
      const { state, event } = play(select(4, 2), type('ca·pdevila'));
      expect(state.entries.slice(square(4, 0))).toEqual([null, null, 'C', 'A', null]);
      expect(event).toEqual({ kind: 'typed', letters: ['C', 'A'] });
    });

    test.each(['7', '', ' ', '´', '·'])('refuses %j', (text) => {
      const before = newCrossword(aGrid);
      const { state, event } = playFrom(before, type(text));
      expect(event).toEqual({ kind: 'refused', reason: 'not-a-letter' });
      expect(state).toBe(before);
    });
  });

  describe('erasing', () => {
    test('with Backspace steps back from an empty square and empties the one before', () => {
      const { state, event } = play(type('pl'), { type: 'erase' });
      expect(state.square).toBe(square(1, 1));
      expect(state.entries[square(1, 1)]).toBeNull();
      expect(event).toEqual({ kind: 'erased' });
    });

    test('with Backspace goes back to the end of the previous clue, and erases nothing yet', () => {
      const { state, event } = play(type('plaça'), { type: 'first-letter' }, { type: 'erase' });
      expect(event).toEqual({ kind: 'moved' });
      expect(state.square).toBe(square(1, 4));
      expect(state.entries[square(1, 4)]).toBe('A');
    });

    test('with Backspace empties a full square first, as at the end of a word', () => {
      const { state } = play(type('plaç'), type('a'), select(1, 4), { type: 'erase' });
      expect(state.square).toBe(square(1, 4));
      expect(state.entries[square(1, 4)]).toBeNull();
      expect(state.entries[square(1, 3)]).toBe('Ç');
    });

    test('stops at the start of the word', () => {
      expect(play({ type: 'erase' }).event).toEqual({ kind: 'refused', reason: 'edge' });
    });

    test('Delete does not move, and does nothing in an empty square', () => {
      const { state } = play(type('pl'), select(1, 0), { type: 'clear' });
      expect(state.square).toBe(square(1, 0));
      expect(state.entries[square(1, 0)]).toBeNull();
      expect(play({ type: 'clear' }).event).toEqual({ kind: 'refused', reason: 'nothing-to-clear' });
    });
  });

  describe('moving', () => {
    const arrow = (name: (typeof ARROWS)[number]) => ({ type: 'arrow', arrow: name }) as const;

    test('an arrow along the word moves to the next square', () => {
      expect(play(arrow('right')).state.square).toBe(square(1, 1));
      expect(play(select(1, 2), arrow('left')).state.square).toBe(square(1, 1));
    });

    test('an arrow across the word turns first and walks after', () => {
      const turned = play(select(1, 1), arrow('down')).state;
      expect(turned).toMatchObject({ square: square(1, 1), direction: DOWN });
      expect(playFrom(turned, arrow('down')).state.square).toBe(square(2, 1));
      expect(playFrom(turned, arrow('up')).state.square).toBe(square(0, 1));
    });

    test('an arrow jumps black squares and takes up the word it lands on', () => {
      expect(play(arrow('down')).state).toMatchObject({ square: square(4, 0), direction: ACROSS });
      expect(play(select(2, 1), arrow('right')).state).toMatchObject({
        square: square(2, 4),
        direction: DOWN,
      });
    });

    test('an arrow with nothing ahead is refused', () => {
      expect(play(arrow('left')).event).toEqual({ kind: 'refused', reason: 'edge' });
      expect(play(select(2, 4), arrow('down')).event).toEqual({ kind: 'refused', reason: 'edge' });
    });

    test('a second click turns, a first one keeps the direction where it can', () => {
      expect(play(select(1, 1)).state.direction).toBe(ACROSS);
      expect(play(select(1, 1), select(1, 1)).state.direction).toBe(DOWN);
      expect(play(select(1, 1), select(1, 1), select(1, 1)).state.direction).toBe(ACROSS);
      expect(play(select(0, 4)).state.direction).toBe(DOWN);
    });

    test('a black square and a square outside cannot be chosen', () => {
      expect(play(select(0, 0)).event).toEqual({ kind: 'refused', reason: 'black-square' });
      expect(play({ type: 'select', square: 99 }).event).toEqual({ kind: 'refused', reason: 'black-square' });
    });

    test('where one word runs there is no turning', () => {
      expect(play({ type: 'switch-direction' }).event).toEqual({ kind: 'refused', reason: 'one-direction' });
    });

    test('Home and End go to the ends of the word', () => {
      expect(play(select(1, 2), { type: 'last-letter' }).state.square).toBe(square(1, 4));
      expect(play(select(1, 2), { type: 'first-letter' }).state.square).toBe(square(1, 0));
    });
  });

  describe('clues', () => {
    test('follow one another in the listed order, round and round', () => {
      let state = newCrossword(aGrid);
      const visited = [
        'next-clue',
        'next-clue',
        'next-clue',
        'next-clue',
        'previous-clue',
        'previous-clue',
      ] as const;
      const words = visited.map((action) => {
        const result = reduceCrossword(aGrid, state, { type: action });
        state = result.state;
        return result.event.kind === 'clue-chosen' ? aGrid.words[result.event.word]?.number : null;
      });
      expect(words).toEqual([4, 1, 2, 3, 2, 1]);
    });

    test('open on their first empty letter, or on the first when full', () => {
      expect(play(type('pl'), { type: 'clue', word: 3 }, { type: 'clue', word: 2 }).state.square).toBe(
        square(1, 2),
      );
      expect(play(type('plaça'), { type: 'clue', word: 2 }).state.square).toBe(square(1, 0));
      expect(play({ type: 'clue', word: 9 }).event).toEqual({ kind: 'refused', reason: 'unknown-clue' });
    });
  });

  describe('checking', () => {
    const wrongWord = [type('plxçx'), select(1, 2)];

    test('strikes the wrong letter under the cursor', () => {
      const { state, event } = play(...wrongWord, { type: 'check', scope: 'letter' });
      expect(state.wrong).toEqual([square(1, 2)]);
      expect(event).toEqual({ kind: 'checked', written: 1, wrong: 1 });
    });

    test('strikes the wrong letters of the word, and of the grid', () => {
      const word = play(...wrongWord, { type: 'check', scope: 'word' });
      expect(word.state.wrong).toEqual([square(1, 2), square(1, 4)]);
      const all = play(...wrongWord, select(4, 0), type('x'), { type: 'check', scope: 'all' });
      expect(all.event).toEqual({ kind: 'checked', written: 6, wrong: 3 });
    });

    test('finds nothing to look at in an empty word, and is no help in the win', () => {
      expect(play({ type: 'check', scope: 'word' }).event).toEqual({ kind: 'checked', written: 0, wrong: 0 });
      const checked = playFrom(newCrossword(aGrid), type('x'), { type: 'check', scope: 'all' }, ...solve);
      expect(checked.event).toEqual({ kind: 'completed', helped: false });
    });

    test('is forgotten for a letter once it is changed', () => {
      const { state } = play(...wrongWord, { type: 'check', scope: 'word' }, type('a'));
      expect(state.wrong).toEqual([square(1, 4)]);
    });
  });

  describe('revealing', () => {
    test('reveals the letter, which cannot be changed afterwards', () => {
      const { state, event } = play(type('x'), select(1, 0), { type: 'reveal', scope: 'letter' });
      expect(event).toEqual({ kind: 'revealed', letters: ['P'] });
      expect(state).toMatchObject({ revealed: [square(1, 0)], wrong: [] });
      const typed = playFrom(state, type('z'));
      expect(typed.state.entries[square(1, 0)]).toBe('P');
      expect(typed.state.square).toBe(square(1, 1));
      expect(typed.event).toEqual({ kind: 'typed', letters: ['P'] });
      expect(playFrom(typed.state, { type: 'erase' }).state.entries[square(1, 0)]).toBe('P');
      expect(playFrom(state, { type: 'clear' }).event).toEqual({
        kind: 'refused',
        reason: 'nothing-to-clear',
      });
    });

    test('takes the strike off a letter that was wrong', () => {
      const check = { type: 'check', scope: 'all' } as const;
      const { state } = play(type('x'), select(1, 0), check, { type: 'reveal', scope: 'letter' });
      expect(state.wrong).toEqual([]);
    });

    test('reveals a word, and the message of the win mentions it', () => {
      const { state, event } = play({ type: 'reveal', scope: 'word' });
      expect(event).toEqual({ kind: 'revealed', letters: ['P', 'L', 'A', 'Ç', 'A'] });
      expect(playFrom(state, ...solve).event).toEqual({ kind: 'completed', helped: true });
    });

    test('gives of a word only the letters that were missing or wrong', () => {
      const word = { type: 'reveal', scope: 'word' } as const;
      const { state, event } = play(type('plxça'), select(1, 0), word);
      expect(event).toEqual({ kind: 'revealed', letters: ['A'] });
      expect(playFrom(state, word).event).toEqual({ kind: 'revealed', letters: [] });
    });

    test('can itself complete the grid', () => {
      const reveal = { type: 'reveal', scope: 'word' } as const;
      const all = aGrid.words.flatMap(({ index }) => [{ type: 'clue', word: index } as const, reveal]);
      expect(play(...all).event).toEqual({ kind: 'completed', helped: true });
    });
  });

  describe('completing', () => {
    test('happens with the letter that makes every square right', () => {
      const { state, event } = play(...solve);
      expect(event).toEqual({ kind: 'completed', helped: false });
      expect(isCompleted(aGrid, state)).toBe(true);
    });

    test('does not happen with one letter wrong', () => {
      const wrong = play(...solve.slice(0, -1), type('soce'));
      expect(wrong.event?.kind).toBe('typed');
      expect(isCompleted(aGrid, wrong.state)).toBe(false);
    });

    test('ends the writing, not the looking around', () => {
      const { state } = play(...solve);
      const writing: readonly CrosswordAction[] = [
        type('x'),
        { type: 'erase' },
        { type: 'clear' },
        { type: 'check', scope: 'all' },
        { type: 'reveal', scope: 'word' },
      ];
      for (const action of writing)
        expect(playFrom(state, action)).toEqual({ state, event: { kind: 'refused', reason: 'completed' } });
      expect(playFrom(state, select(1, 1)).event).toEqual({ kind: 'moved' });
    });
  });

  test('restarting empties the grid, and only written letters are worth asking about', () => {
    const { state } = play(type('pl'));
    expect(hasProgress(state)).toBe(true);
    const restarted = playFrom(state, { type: 'restart' }).state;
    expect(restarted).toEqual(newCrossword(aGrid));
    expect(hasProgress(restarted)).toBe(false);
  });

  const actions = fc.oneof<fc.Arbitrary<CrosswordAction>[]>(
    fc.constantFrom('p', 'l', 'à', 'ç', 'plaça', '7', '').map((text) => ({ type: 'type', text }) as const),
    fc
      .constantFrom(
        'erase',
        'clear',
        'switch-direction',
        'next-clue',
        'previous-clue',
        'first-letter',
        'last-letter',
      )
      .map((name) => ({ type: name }) as const),
    fc.constantFrom(...ARROWS).map((arrow) => ({ type: 'arrow', arrow }) as const),
    fc.integer({ min: -1, max: 26 }).map((at) => ({ type: 'select', square: at }) as const),
    fc.integer({ min: -1, max: 5 }).map((word) => ({ type: 'clue', word }) as const),
    fc.constantFrom('letter', 'word', 'all').map((scope) => ({ type: 'check', scope }) as const),
    fc.constantFrom('letter', 'word').map((scope) => ({ type: 'reveal', scope }) as const),
  );

  test('any sequence of actions gives a valid state', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 40 }), (sequence) => {
        let state = newCrossword(aGrid);
        for (const action of sequence) {
          state = reduceCrossword(aGrid, state, action).state;
          expect(wordAt(aGrid, state.square, state.direction)).not.toBeNull();
          expect(state.entries).toHaveLength(25);
          for (const [at, entry] of state.entries.entries())
            expect(entry === null || aGrid.solution[at] !== null).toBe(true);
          for (const at of state.revealed) expect(state.entries[at]).toBe(aGrid.solution[at]);
          for (const at of state.wrong) expect([null, aGrid.solution[at]]).not.toContain(state.entries[at]);
        }
      }),
    );
  });
});
