import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CASTELLS } from '@/components/games/daily-castell/builder';
import { DailyCastell, type DailyCastellProps } from '@/components/games/daily-castell/daily-castell';
import { DailySection } from '@/components/games/daily-castell/daily-section';
import { codeWords, DAILY_TEXTS, foundText, hintsText } from '@/content/interface/games/daily-castell';
import { DAILY_OFFER_TEXTS, dailyTitle } from '@/content/interface/games/hub';
import { todayInMadrid } from '@/lib/browser/clock';
import { addDays } from '@/lib/dates/days';
import { castellOf } from '@/lib/games/daily-castell/catalogue';
import { type DayRecord, encodeDays } from '@/lib/games/daily-castell/days';
import { feedbackOf, keyOf } from '@/lib/games/daily-castell/game';
import { SAVED_DATA } from '@/lib/saved-data/registry';

describe('the game of a day', () => {
  const TODAY = '2026-11-20';
  const answer = castellOf(CASTELLS, TODAY);
  const wrong = CASTELLS.towers.filter((tower) => tower !== answer);

  const board = (props: Partial<DailyCastellProps> = {}) => (
    <DailyCastell asked="" today={TODAY} pages={[]} onDay={jest.fn()} onLeave={jest.fn()} {...props} />
  );
  const write = (code: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: DAILY_TEXTS.type }), { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: DAILY_TEXTS.tryTyped }));
  };
  const tries = () => within(screen.getByRole('list', { name: DAILY_TEXTS.tries })).getAllByRole('listitem');
  const keepDay = (record: DayRecord) =>
    window.localStorage.setItem(SAVED_DATA.dia.keys.days, encodeDays({ [TODAY]: record }));
  const stored = () => window.localStorage.getItem(SAVED_DATA.dia.keys.days);

  test('the game opens with focus on its heading, without tries and without the answer', () => {
    const { container } = render(board());
    expect(screen.getByRole('heading', { name: dailyTitle(TODAY) })).toHaveFocus();
    expect(screen.getByText(hintsText(TODAY))).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  test('a try built from parts gets feedback, and is there after a reload', () => {
    const { unmount } = render(board());
    fireEvent.click(screen.getByRole('radio', { name: /^T, / }));
    fireEvent.click(screen.getByRole('radio', { name: /^d6, / }));
    fireEvent.click(screen.getByRole('button', { name: 'Prova Td6' }));
    expect(tries()).toHaveLength(1);
    expect(tries()[0]).toHaveTextContent(/Td6 torre de sis.*Estructura, .*Pisos, .*Lletres, /);
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(/^Td6, torre de sis\. Estructura/);
    unmount();
    render(board());
    expect(tries()).toHaveLength(1);
  });

  test.each([
    ['2026-11-16', ['3', 'd5', 'lletres', 'gent', 'punts']],
    ['2026-11-18', ['3', 'd5', 'lletres']],
    ['2026-11-15', ['3', 'd5']],
  ])('a try on %s has a sign for each hint of the day', (day, signs) => {
    const { container } = render(board({ asked: day }));
    expect(screen.getByText(hintsText(day))).toBeVisible();
    write('3d5');
    const shown = [...container.querySelectorAll('[data-is]')].map(
      ({ children }) => children[0]?.textContent,
    );
    expect(shown).toEqual(signs);
  });

  test('a refused code shows the reason beside its field and stays there', () => {
    render(board());
    write('3d4f');
    const field = screen.getByRole('textbox', { name: DAILY_TEXTS.type });
    expect(field).toHaveAccessibleDescription(/massa baix/);
    expect(field).toHaveValue('3d4f');
    write(wrong[0]?.code ?? '');
    expect(field).toHaveValue('');
    expect(field).not.toHaveAccessibleDescription();
    write(wrong[0]?.code ?? '');
    expect(field).toHaveAccessibleDescription(/Ja has provat/);
  });

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

  test('after a win the whole tower, a link to its page and a text to copy are shown', async () => {
    const { container } = render(board({ pages: [answer.code] }));
    write(wrong[0]?.code ?? '');
    expect(container.querySelector('img')?.src).toMatch(/\.svg#p1$/);
    expect(container.innerHTML).not.toContain(answer.code);
    write(answer.code);
    expect(screen.getByRole('heading', { name: DAILY_TEXTS.found })).toHaveFocus();
    expect(screen.getByText(new RegExp(`^${foundText(2)}`))).toHaveTextContent(codeWords(answer));
    expect(screen.getByRole('link', { name: DAILY_TEXTS.page })).toHaveAttribute(
      'href',
      `/castells/${answer.code}/`,
    );
    expect(await copiedText()).toBe(
      `${dailyTitle(TODAY)}: en 2 proves\n🟩🟩🟩\n${squares(1)}\nhttp://localhost/?castell-del-dia=${TODAY}`,
    );
    expect(container.querySelector('img')?.src).toMatch(/\.svg$/);
    expect(screen.getByText("1 d'1 dia")).toBeVisible();
  });

  test('after six tries the tower is revealed, without a link if it has no page', async () => {
    render(board());
    for (const { code } of wrong.slice(0, 6)) write(code);
    expect(screen.getByRole('heading', { name: DAILY_TEXTS.missed })).toHaveFocus();
    expect(screen.getByText(new RegExp(`^Era ${answer.code}`))).toBeVisible();
    expect(screen.queryByRole('link', { name: DAILY_TEXTS.page })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await copiedText()).toBe(
      `${dailyTitle(TODAY)}: no l'he trobat\n${squares(6)}\nhttp://localhost/?castell-del-dia=${TODAY}`,
    );
  });

  test('what the hints exclude is marked, and can be chosen all the same', () => {
    render(board());
    expect(screen.queryByRole('radio', { name: /descartat/ })).toBeNull();
    write(wrong.find(({ parts }) => parts.structure !== answer.parts.structure)?.code ?? '');
    const excluded = screen.getAllByRole('radio', { name: /descartat/ });
    expect(excluded.length).toBeGreaterThan(0);
    const right = new RegExp(`^(${answer.parts.structure}|d${answer.parts.floors}),`);
    for (const radio of excluded) expect(radio).not.toHaveAccessibleName(right);
    fireEvent.click(excluded[0] ?? document.body);
    expect(excluded[0]).toBeChecked();
  });

  test('a day won with towers no longer in the table shows its result without a tower', async () => {
    keepDay({ tries: ['9d9f', '9d8f'], result: 2 });
    const { container } = render(board());
    expect(screen.getByText(foundText(2))).toBeVisible();
    expect(await copiedText()).toBe(
      `${dailyTitle(TODAY)}: en 2 proves\nhttp://localhost/?castell-del-dia=${TODAY}`,
    );
    expect(screen.queryByRole('list', { name: DAILY_TEXTS.tries })).toBeNull();
    expect(screen.queryByText(hintsText(TODAY))).toBeNull();
    expect(container.querySelector('img')).toBeNull();
  });

  test('after midnight the day continues and the new one is offered', () => {
    const onDay = jest.fn();
    const { rerender } = render(board({ onDay }));
    write(wrong[0]?.code ?? '');
    expect(screen.queryByRole('button', { name: DAILY_TEXTS.toToday })).toBeNull();
    const tomorrow = addDays(TODAY, 1);
    rerender(board({ today: tomorrow, onDay }));
    expect(screen.getByRole('heading', { name: dailyTitle(TODAY) })).toBeVisible();
    expect(screen.getByText(DAILY_TEXTS.newDay)).toBeVisible();
    write(answer.code);
    expect(screen.getByRole('heading', { name: DAILY_TEXTS.found })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: DAILY_TEXTS.toToday }));
    expect(onDay).toHaveBeenCalledWith(tomorrow);
    expect(stored()).toContain(`"${TODAY}"`);
  });

  test('days of the last month are links with their result', () => {
    const day = addDays(TODAY, -2);
    const onDay = jest.fn();
    const tried = [keyOf(wrong[0] ?? answer)];
    window.localStorage.setItem(
      SAVED_DATA.dia.keys.days,
      encodeDays({ [day]: { tries: tried, result: null } }),
    );
    render(board({ onDay }));
    const link = screen.getByRole('link', { name: /a mitges/, hidden: true });
    expect(link).toHaveAttribute('href', `?castell-del-dia=${day}`);
    fireEvent.click(link);
    expect(onDay).toHaveBeenCalledWith(day);
  });
});

describe('its section among the games', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date('2026-11-20T22:59:00Z'),
      doNotFake: ['queueMicrotask', 'setImmediate'],
    });
  });
  afterEach(() => {
    history.replaceState(null, '', '/');
  });

  const section = <DailySection pages={[]} />;
  const door = () => screen.getByRole('button', { name: DAILY_OFFER_TEXTS.play });
  const title = (date: string) => screen.findByRole('heading', { name: dailyTitle(date) });

  test('the HTML has the button and no day', () => {
    const html = renderToString(section);
    expect(html).toContain(DAILY_OFFER_TEXTS.play);
    expect(html).not.toMatch(/Castell del dia \d/);
  });

  test('the button and badge show the state of today', () => {
    const today = todayInMadrid();
    const record = { tries: [keyOf(castellOf(CASTELLS, today))], result: 1 };
    window.localStorage.setItem(SAVED_DATA.dia.keys.days, encodeDays({ [today]: record }));
    render(section);
    expect(screen.getByText(`${dailyTitle(today)}: en 1 prova`)).toBeVisible();
    expect(screen.getByRole('button', { name: DAILY_OFFER_TEXTS.look })).toBeVisible();
  });

  test('the game opens with a query, and closing it goes back to the button', async () => {
    render(section);
    fireEvent.click(door());
    expect(await title('2026-11-20')).toHaveFocus();
    expect(location.search).toBe('?castell-del-dia');
    fireEvent.click(screen.getByRole('button', { name: DAILY_TEXTS.leave }));
    expect(location.search).toBe('');
    expect(door()).toHaveFocus();
  });

  test('Back closes the game', async () => {
    render(section);
    fireEvent.click(door());
    await title('2026-11-20');
    history.replaceState(null, '', '/');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(door()).toBeVisible();
  });

  test('a query opens a past day, with a button to today', async () => {
    history.replaceState(null, '', '/?castell-del-dia=2026-11-18');
    render(section);
    await title('2026-11-18');
    fireEvent.click(screen.getByRole('button', { name: DAILY_TEXTS.toToday }));
    expect(await title('2026-11-20')).toBeVisible();
    expect(location.search).toBe('?castell-del-dia=2026-11-20');
  });

  test('the day changes at midnight without a reload', async () => {
    render(section);
    fireEvent.click(door());
    await title('2026-11-20');
    expect(screen.queryByText(DAILY_TEXTS.newDay)).toBeNull();
    act(() => void jest.advanceTimersByTime(90_000));
    expect(screen.getByText(DAILY_TEXTS.newDay)).toBeVisible();
    expect(screen.getByRole('heading', { name: dailyTitle('2026-11-20') })).toBeVisible();
  });
});
