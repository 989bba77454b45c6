import { render, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { LEVEL_GAME } from '@/__tests__/builders/games';
import { MoreList } from '@/components/games/levels/more-list';
import { GAME_TEXTS } from '@/content/interface/games';
import { writeCompleted } from '@/lib/browser/completion';

expect.extend(toHaveNoViolations);

const PUZZLES = [
  { id: 'pom', title: 'El pom', name: '12 definicions' },
  { id: 'peu', title: 'El peu', name: '9 definicions' },
];
const list = <MoreList page={LEVEL_GAME} levels={3} puzzles={PUZZLES} />;

afterEach(() => window.localStorage.clear());

test('each puzzle has its way through the last level, without scripts too', () => {
  const html = renderToString(list);
  for (const { id } of PUZZLES) expect(html).toContain(`href="/creuats/2/?mes=${id}"`);
  expect(html).toContain('El pom, per completar: 12 definicions');
});

test('one that was completed says so, and leaves no cookie', () => {
  writeCompleted('mots', 'peu');
  render(list);
  expect(screen.getByRole('link', { name: 'El peu, completat: 9 definicions' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'El pom, per completar: 12 definicions' })).toBeVisible();
  expect(screen.getByText('1 de 2 completats')).toBeVisible();
  expect(document.cookie).toBe('');
});

test('the panel has its heading and no accessibility fault', async () => {
  const { container } = render(list);
  expect(screen.getByRole('region', { name: GAME_TEXTS.more })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
