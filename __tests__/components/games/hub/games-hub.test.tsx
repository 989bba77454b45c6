import { render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { GamesHub } from '@/components/games/hub/games-hub';
import { routes } from '@/content/routes';

afterEach(() => {
  window.localStorage.clear();
  Cookies.remove('penjat-3');
});

test('only games whose page exists have a card, each with a picture and one heading', () => {
  const { container } = render(<GamesHub />);
  const links = screen.getAllByRole('link');
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) expect(routes).toContain(link.getAttribute('href')?.replace(/\/$/, ''));
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
