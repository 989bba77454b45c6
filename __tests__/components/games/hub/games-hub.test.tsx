import { render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { GamesHub } from '@/components/games/hub/games-hub';
import { GAMES_HUB } from '@/content/games/hub';

afterEach(() => {
  window.localStorage.clear();
  Cookies.remove('penjat-3');
});

test('every game has a card with a picture and one heading, which leads to its page', () => {
  const { container } = render(<GamesHub />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.replace(/\/$/, ''))).toEqual(
    GAMES_HUB.cards.map(({ href }) => href),
  );
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(links.length);
  expect(container.querySelectorAll('img[alt=""]')).toHaveLength(links.length);
});

test("a visitor's own progress stands on the cards once the page is mounted", () => {
  Cookies.set('penjat-3', 'true');
  render(<GamesHub />);
  expect(screen.getByText('1 de 5 nivells')).toBeVisible();
  expect(screen.getByText('0 de 3 nivells')).toBeVisible();
  expect(screen.getByText('Per estrenar')).toBeVisible();
});
