import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { hydrateAfter, writeIn } from '@/__tests__/builders/drawn';
import { CARDS } from '@/__tests__/builders/games';
import { Crossword } from '@/components/games/crossword/crossword';
import { EMPTY_INPUT } from '@/components/games/crossword/square-grid';
import { CASTELLS } from '@/components/games/daily-castell/builder';
import { DailyCastell, type DailyCastellProps } from '@/components/games/daily-castell/daily-castell';
import { DailySection } from '@/components/games/daily-castell/daily-section';
import { Hangman } from '@/components/games/hangman/hangman';
import { MemoryBySize } from '@/components/games/memory/memory';
import { WordSearch } from '@/components/games/word-search/word-search';
import { DAILY_TEXTS, foundText } from '@/content/interface/games/daily-castell';
import { dailyTitle } from '@/content/interface/games/hub';
import { MEMORY_TEXTS } from '@/content/interface/games/memory';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { addDays } from '@/lib/dates/days';
import { ACROSS, type CrosswordLevel, DOWN } from '@/lib/games/crossword/grid';
import { castellOf } from '@/lib/games/daily-castell/catalogue';
import { type DayRecord, encodeDays } from '@/lib/games/daily-castell/days';
import { feedbackOf, keyOf } from '@/lib/games/daily-castell/game';
import { newMemory } from '@/lib/games/memory/game';
import { memorySizes } from '@/lib/games/memory/pairs';
import { SAVED_DATA } from '@/lib/saved-data/registry';

const status = () => screen.getByRole('status');
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  window.history.replaceState(null, '', '/');
});

describe('hangman', () => {
  const note = { clue: 'Una pista.', meaning: 'El que significa.' };
  const game = (phrase: string) => (
    <Hangman
      phrase={phrase}
      note={note}
      place={{ index: 0, levels: 3, next: '/penjat/1' }}
      castell={<svg aria-hidden="true" />}
    />
  );
  const key = (name: string) => screen.getByRole('button', { name });

  test('keys are no guesses with a modifier nor while the dialog is open', async () => {
    render(game('oi'));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(key('Lletra Z')).toBeVisible();
    await userEvent.keyboard('oi');
    const won = screen.getByRole('dialog', { name: GAME_TEXTS.won });
    expect(within(won).getByText(note.meaning)).toBeVisible();
    expect(screen.getByRole('link', { name: GAME_TEXTS.nextLevel })).toHaveAttribute('href', '/penjat/1/');
    screen.getByRole('button', { name: GAME_TEXTS.accept }).focus();
    await userEvent.keyboard('z');
    expect(key('Lletra Z')).toBeInTheDocument();
    // Escape leaves the game as it ended, with the meaning visible.
    fireEvent(won, new Event('cancel', { cancelable: true }));
    expect(screen.getByText(note.meaning)).toBeVisible();
  });

  test.each<[string, 'get' | 'set', () => string]>([
    ['are refused', 'set', () => ''],
    [
      'throw',
      'get',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
  ])('is won when cookies %s, with a warning that it is not stored', async (_, access, fault) => {
    const faulty = jest.spyOn(Document.prototype, 'cookie', access).mockImplementation(fault);
    render(game('oi'));
    await userEvent.keyboard('oi');
    expect(screen.getByRole('dialog', { name: GAME_TEXTS.won })).toBeVisible();
    expect(screen.getByText(GAME_TEXTS.completionFailed)).toBeVisible();
    faulty.mockRestore();
  });
});

describe('word search', () => {
  const level = {
    title: 'Prova',
    map: ['SOCA', 'XUXX', 'XXNX', 'XXXT'],
    words: ['Soca', 'Sunt'],
    meanings: ['El cor de tot.', 'Són, en llatí.'],
  };
  const grid = () => screen.getByRole('application', { name: 'Graella de 4 files i 4 columnes' });
  const square = (row: number, column: number) =>
    within(grid()).getByRole('button', { name: new RegExp(`^Fila ${row}, columna ${column}, `) });

  beforeEach(() => {
    render(<WordSearch level={level} place={{ index: 2, levels: 3 }} />);
    jest.spyOn(grid(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
  });

  test('a click without a press, as of a screen reader, picks a square', () => {
    fireEvent.click(square(1, 4));
    expect(status()).toHaveTextContent('Fila 1, columna 4, lletra A, inici marcat.');
    fireEvent.click(square(1, 1));
    expect(status()).toHaveTextContent('Has trobat «Soca».');
  });

  /** A pointer over a grid of 400 px. */
  const at = (clientX: number, clientY: number, pointerId = 1) => ({
    clientX,
    clientY,
    button: 0,
    isPrimary: pointerId === 1,
    pointerId,
  });

  test.each(['pointerUp', 'pointerCancel'] as const)(
    'a second finger neither moves the line of the first nor ends it by a %s',
    (ends) => {
      fireEvent.pointerDown(grid(), at(50, 50));
      fireEvent.pointerMove(grid(), at(200, 190));
      fireEvent.pointerDown(grid(), at(50, 350, 2));
      fireEvent.pointerMove(grid(), at(50, 250, 2));
      fireEvent[ends](grid(), at(50, 250, 2));
      expect(status().textContent).toBe('');
      fireEvent.pointerUp(grid(), at(370, 340));
      expect(status()).toHaveTextContent('Has trobat «Sunt».');
    },
  );
});

describe('crossword', () => {
  const level: CrosswordLevel = {
    columns: 4,
    rows: 3,
    words: [
      { word: 'Soca', hint: "Peu de l'arbre.", direction: ACROSS, x: 0, y: 0 },
      { word: 'Açò', hint: 'Això, a Menorca.', direction: DOWN, x: 3, y: 0 },
    ],
  };
  const game = <Crossword level={level} place={{ index: 0, levels: 1 }} />;
  beforeAll(() => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: false,
      }) as Partial<MediaQueryList> as MediaQueryList;
  });

  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  const input = (text: string) => fireEvent.input(field(), { target: { value: EMPTY_INPUT + text } });

  test('letters typed before hydration go into the first clue', () => {
    hydrateAfter(game, (page) => writeIn(page.getByRole('textbox'), `${EMPTY_INPUT}soc`));
    expect(field()).toHaveValue(EMPTY_INPUT);
    expect(field()).toHaveAccessibleDescription("1 horitzontal (4 lletres) Peu de l'arbre.");
    expect(field()).toHaveAccessibleName('1 horitzontal, lletra 4 de 4, buida; 2 vertical, lletra 1 de 3');
    expect(status()).toHaveTextContent(/^S, O, C\./);
  });

  test('an emptied field is Backspace, and brackets and spaces that arrive as text act as keys', () => {
    render(game);
    input('s');
    field().value = '';
    fireEvent(field(), new InputEvent('input', { bubbles: true }));
    expect(field()).toHaveAccessibleName('1 horitzontal, lletra 1 de 4, buida');
    input(']');
    expect(field()).toHaveAccessibleName('2 vertical, lletra 1 de 3, buida; 1 horitzontal, lletra 4 de 4');
    input(' ');
    expect(field()).toHaveAccessibleName('1 horitzontal, lletra 4 de 4, buida; 2 vertical, lletra 1 de 3');
    input('7');
    expect(status()).toHaveTextContent("Només s'hi poden escriure lletres.");
  });
});

describe('memory', () => {
  const codes = ['Pd3', 'Pd4', 'Pd5', 'Td6', 'Td7', '3d6', '4d6', '3d7', '4d7', '4d8'];
  const spelled = codes.map((code) => ({ kind: 'spelled', code }) as const);
  const sizes = memorySizes(CARDS, spelled);
  const game = <MemoryBySize sizes={sizes} back="/cartes/revers.svg" />;

  beforeEach(() => {
    jest.spyOn(Math, 'random').mockReturnValue(0.3);
  });
  const cards = () => within(screen.getByRole('list', { name: MEMORY_TEXTS.cards })).getAllByRole('button');
  const flip = (place: number) => fireEvent.click(cards()[place] ?? document.body);
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  const placesOf = (size: number, name: string) => {
    const { deck } = newMemory(
      (sizes[size] ?? []).map((pair) => pair.name),
      () => 0.3,
    );
    return [deck.indexOf(name), deck.lastIndexOf(name)] as const;
  };

  test('two unequal cards go back after half a second and not before, also in a game that is continued', () => {
    jest.useFakeTimers();
    const [first] = placesOf(0, CARDS[0]?.name ?? '');
    const [other] = placesOf(0, CARDS[1]?.name ?? '');
    const { unmount } = render(game);
    flip(first);
    flip(other);
    flip(first);
    expect(status()).toHaveTextContent('Espera que les cartes es tornin a tapar.');
    unmount();
    render(game);
    act(() => jest.advanceTimersByTime(499));
    expect(cards()[first]).toHaveAccessibleName(/girada/);
    act(() => jest.advanceTimersByTime(1));
    expect(cards()[first]).toHaveAccessibleName(/tapada/);
  });

  test('a larger game has its own cards and its own progress, and the address keeps it', () => {
    const { unmount } = render(game);
    flip(0);
    choose('10');
    expect(cards()).toHaveLength(20);
    expect(screen.getByText(MEMORY_TEXTS.unequal)).toBeVisible();
    expect(window.location.search).toBe('?parelles=10');
    flip(3);
    expect(Object.keys(window.localStorage).sort()).toEqual(['progres-memory', 'progres-memory-10']);
    unmount();
    render(game);
    expect(cards()[3]).toHaveAccessibleName(/^Carta 4, girada: /);
    choose('3');
    expect(cards()[0]).toHaveAccessibleName(/^Carta 1, girada: /);
    expect(window.location.search).toBe('');
  });

  test.each(['', '?parelles=13'])(
    'a size chosen before the script came is played, whatever the address says: «%s»',
    (query) => {
      window.history.replaceState(null, '', `/memory/${query}`);
      hydrateAfter(game, (page) => page.getByRole('radio', { name: '10' }).click());
      expect(screen.getByRole('radio', { name: '10' })).toBeChecked();
      expect(cards()).toHaveLength(20);
      expect(window.location.search).toBe('?parelles=10');
    },
  );

  test('a club with one size gets no choice', () => {
    render(<MemoryBySize sizes={sizes.slice(0, 1)} back="/cartes/revers.svg" />);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('the castell of the day', () => {
  const TODAY = '2026-11-20';
  const answer = castellOf(CASTELLS, TODAY);
  const wrong = CASTELLS.towers.filter((tower) => tower !== answer);
  const [one = answer] = wrong;

  const show = (props: Partial<DailyCastellProps> = {}) =>
    render(
      <DailyCastell asked="" today={TODAY} pages={[]} onDay={jest.fn()} onLeave={jest.fn()} {...props} />,
    );
  const field = () => screen.getByRole('textbox', { name: DAILY_TEXTS.type });
  const write = (code: string) => {
    fireEvent.change(field(), { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: DAILY_TEXTS.tryTyped }));
  };
  const keepDay = (day: string, record: DayRecord) =>
    window.localStorage.setItem(SAVED_DATA.dia.keys.days, encodeDays({ [day]: record }));

  /** Presses the button that copies, and returns what it has copied. */
  async function copiedText(): Promise<string> {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: DAILY_TEXTS.copy }));
    return navigator.clipboard.readText();
  }
  /** Squares of the first wrong tries, the first one lowest. */
  const squares = (count: number) =>
    wrong
      .slice(0, count)
      .map((tower) => {
        const { structure, floors, letters } = feedbackOf(TODAY, tower, answer);
        return [structure, floors === 'same', letters].map((right) => (right ? '🟩' : '⬜')).join('');
      })
      .reverse()
      .join('\n');
  const link = `http://localhost/?castell-del-dia=${TODAY}`;

  test('a refused code shows the reason beside its field and stays there', () => {
    show();
    write('3d4f');
    expect(field()).toHaveAccessibleDescription(/massa baix/);
    expect(field()).toHaveValue('3d4f');
    write(one.code);
    expect(field()).toHaveValue('');
    expect(field()).not.toHaveAccessibleDescription();
    write(one.code);
    expect(field()).toHaveAccessibleDescription(/Ja has provat/);
  });

  test('after six tries the tower is revealed, without a link if it has no page', async () => {
    show();
    for (const { code } of wrong.slice(0, 6)) write(code);
    expect(screen.getByRole('heading', { name: DAILY_TEXTS.missed })).toHaveFocus();
    expect(screen.getByText(new RegExp(`^Era ${answer.code}`))).toBeVisible();
    expect(screen.queryByRole('link', { name: DAILY_TEXTS.page })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await copiedText()).toBe(`${dailyTitle(TODAY)}: no l'he trobat\n${squares(6)}\n${link}`);
  });

  test('a day won with towers no longer in the table shows its result without a tower', async () => {
    keepDay(TODAY, { tries: ['9d9f', '9d8f'], result: 2 });
    const { container } = show();
    expect(screen.getByText(foundText(2))).toBeVisible();
    expect(await copiedText()).toBe(`${dailyTitle(TODAY)}: en 2 proves\n${link}`);
    expect(screen.queryByRole('list', { name: DAILY_TEXTS.tries })).toBeNull();
    expect(container.querySelector('img')).toBeNull();
  });

  test('days of the last month are links with their result', () => {
    const [day, onDay] = [addDays(TODAY, -2), jest.fn()];
    keepDay(day, { tries: [keyOf(one)], result: null });
    show({ onDay });
    const past = screen.getByRole('link', { name: /a mitges/, hidden: true });
    expect(past).toHaveAttribute('href', `?castell-del-dia=${day}`);
    fireEvent.click(past);
    expect(onDay).toHaveBeenCalledWith(day);
  });

  test('a query opens a past day, with a button to today, and closing removes it', async () => {
    jest.useFakeTimers({
      now: new Date(`${TODAY}T12:00:00Z`),
      doNotFake: ['queueMicrotask', 'setImmediate'],
    });
    window.history.replaceState(null, '', '/?castell-del-dia=2026-11-18');
    keepDay(TODAY, { tries: [keyOf(answer)], result: 1 });
    render(<DailySection pages={[]} picture="/jocs/dia.svg" />);
    await screen.findByRole('heading', { name: dailyTitle('2026-11-18') });
    fireEvent.click(screen.getByRole('button', { name: DAILY_TEXTS.toToday }));
    expect(await screen.findByRole('heading', { name: dailyTitle(TODAY) })).toBeVisible();
    expect(location.search).toBe(`?castell-del-dia=${TODAY}`);
    fireEvent.click(screen.getByRole('button', { name: DAILY_TEXTS.leave }));
    expect(location.search).toBe('');
    expect(screen.getByText(`${dailyTitle(TODAY)}: en 1 prova`)).toBeVisible();
  });
});
