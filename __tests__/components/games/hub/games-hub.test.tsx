import { render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { CARDS, HUB_CARDS } from '@/__tests__/builders/games';
import { GamesHub } from '@/components/games/hub/games-hub';
import { newMemory } from '@/lib/games/memory/game';
import { encodeMemory } from '@/lib/games/memory/saved';
import { progressKey } from '@/lib/games/shared/saved';

afterEach(() => {
  window.localStorage.clear();
  Cookies.remove('penjat-3');
});

test('each game has a card that leads to it, with a picture and one heading', () => {
  const { container } = render(<GamesHub cards={HUB_CARDS} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.replace(/\/$/, ''))).toEqual(
    HUB_CARDS.map(({ path }) => path),
  );
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(HUB_CARDS.length);
  expect(container.querySelectorAll('img[alt=""]')).toHaveLength(HUB_CARDS.length);
});

test("the cards show the user's progress after mount", () => {
  Cookies.set('penjat-3', 'true');
  render(<GamesHub cards={HUB_CARDS} />);
  expect(screen.getByText('1 de 5 nivells')).toBeVisible();
  expect(screen.getByText('0 de 3 nivells')).toBeVisible();
  expect(screen.getByText('Per estrenar')).toBeVisible();
});

test('the best result of memory is shown if its cards are the same', () => {
  const saved = newMemory(
    CARDS.map(({ name }) => name),
    () => 0,
    4,
  );
  window.localStorage.setItem(progressKey('memory'), encodeMemory(saved));
  const { unmount } = render(<GamesHub cards={HUB_CARDS} />);
  expect(screen.getByText('Millor resultat: 4 moviments')).toBeVisible();
  unmount();
  window.localStorage.setItem(progressKey('memory'), encodeMemory(newMemory(['altra'], () => 0, 4)));
  render(<GamesHub cards={HUB_CARDS} />);
  expect(screen.getByText('Per estrenar')).toBeVisible();
});
