import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { axe } from '@/__tests__/axe';
import { CASTELLS } from '@/components/games/daily-castell/builder';
import { DailySection } from '@/components/games/daily-castell/daily-section';
import { DAILY_TEXTS } from '@/content/interface/games/daily-castell';
import { DAILY_OFFER_TEXTS, dailyTitle } from '@/content/interface/games/hub';
import { todayInMadrid } from '@/lib/browser/clock';
import { castellOf } from '@/lib/games/daily-castell/catalogue';
import { encodeDays } from '@/lib/games/daily-castell/days';
import { keyOf } from '@/lib/games/daily-castell/game';
import { SAVED_DATA } from '@/lib/saved-data/registry';

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

test('the button and badge show the state of today', async () => {
  const today = todayInMadrid();
  const record = { tries: [keyOf(castellOf(CASTELLS, today))], result: 1 };
  window.localStorage.setItem(SAVED_DATA.dia.keys.days, encodeDays({ [today]: record }));
  const { container } = render(section);
  expect(screen.getByText(`${dailyTitle(today)}: en 1 prova`)).toBeVisible();
  expect(screen.getByRole('button', { name: DAILY_OFFER_TEXTS.look })).toBeVisible();
  jest.useRealTimers();
  expect((await axe(container)).violations).toEqual([]);
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
