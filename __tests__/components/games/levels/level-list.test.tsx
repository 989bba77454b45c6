import { render, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { LevelList } from '@/components/games/levels/level-list';

expect.extend(toHaveNoViolations);

const list = <LevelList game="sopa" path="/sopa-de-lletres" names={['La pinya', 'La diada', 'La colla']} />;

afterEach(() => {
  Cookies.remove('sopa-1');
});

test('without cookies every level is still to be completed, by sight and by name', () => {
  render(list);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Nivell 1, per completar: La pinya',
    'Nivell 2, per completar: La diada',
    'Nivell 3, per completar: La colla',
  ]);
  expect(links[0]).toHaveTextContent('per completar');
  expect(links.map((link) => link.getAttribute('href')?.replace(/\/$/, ''))).toEqual([
    '/sopa-de-lletres/0',
    '/sopa-de-lletres/1',
    '/sopa-de-lletres/2',
  ]);
});

test('a completed level says so once the page is mounted, and never in the HTML', () => {
  Cookies.set('sopa-1', 'true');
  expect(renderToString(list)).not.toContain(', completat');
  render(list);
  expect(screen.getByRole('link', { name: 'Nivell 2, completat: La diada' })).toBeVisible();
  expect(screen.getByText('1 de 3 nivells')).toBeVisible();
});

test('has no accessibility fault', async () => {
  const { container } = render(list);
  expect(await axe(container)).toHaveNoViolations();
});
