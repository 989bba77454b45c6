import { render, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { LEVEL_GAME } from '@/__tests__/builders/games';
import { LevelList, MoreList } from '@/components/games/levels/level-list';
import { writeCompleted } from '@/components/games/shared/use-completion';
import { GAME_TEXTS } from '@/content/interface/games/shared';

describe('level list', () => {
  expect.extend(toHaveNoViolations);

  const list = <LevelList game="sopa" path="/sopa-de-lletres" names={['La pinya', 'La diada', 'La colla']} />;

  afterEach(() => {
    Cookies.remove('sopa-1');
  });

  test('without cookies no level is completed, visibly and by name', () => {
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

  test('a completed level is marked after mount, not in the HTML', () => {
    Cookies.set('sopa-1', 'true');
    expect(renderToString(list)).not.toContain(', completat');
    render(list);
    expect(screen.getByRole('link', { name: 'Nivell 2, completat: La diada' })).toBeVisible();
    expect(screen.getByText('1 de 3 nivells')).toBeVisible();
  });

  test('has no axe violations', async () => {
    const { container } = render(list);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('more list', () => {
  expect.extend(toHaveNoViolations);

  const PUZZLES = [
    { id: 'pom', title: 'El pom', name: '12 definicions' },
    { id: 'peu', title: 'El peu', name: '9 definicions' },
  ];
  const list = <MoreList page={LEVEL_GAME} levels={3} puzzles={PUZZLES} />;

  afterEach(() => window.localStorage.clear());

  test('each puzzle links to the route of the last level, also without scripts', () => {
    const html = renderToString(list);
    for (const { id } of PUZZLES) expect(html).toContain(`href="/creuats/2/?mes=${id}"`);
    expect(html).toContain('El pom, per completar: 12 definicions');
  });

  test('a completed puzzle is marked, without a cookie', () => {
    writeCompleted('mots', 'peu');
    render(list);
    expect(screen.getByRole('link', { name: 'El peu, completat: 9 definicions' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'El pom, per completar: 12 definicions' })).toBeVisible();
    expect(screen.getByText('1 de 2 completats')).toBeVisible();
    expect(document.cookie).toBe('');
  });

  test('the panel has a heading and no axe violations', async () => {
    const { container } = render(list);
    expect(screen.getByRole('region', { name: GAME_TEXTS.more })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });
});
