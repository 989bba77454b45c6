import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { LEVEL_GAME } from '@/__tests__/builders/games';
import { LevelLayout } from '@/components/games/levels/level-layout';
import { LevelOrMore } from '@/components/games/levels/level-or-more';
import { GAME_TEXTS } from '@/content/interface/games/shared';

const frame = (
  <LevelLayout
    page={LEVEL_GAME}
    index={2}
    count={3}
    help={['Escriu.']}
    more={[{ id: 'pom', title: 'El pom', game: <p>El joc del pom</p> }]}
  >
    <p>El joc del nivell</p>
  </LevelLayout>
);
const open = (search: string) => window.history.replaceState(null, '', `/creuats/2/${search}`);

afterEach(() => open(''));

test('shows the level without a query', () => {
  render(frame);
  expect(screen.getByText('El joc del nivell')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Creuats nivell 3' })).toBeVisible();
  expect(screen.queryByText('El joc del pom')).toBeNull();
});

test('shows the puzzle of the query and its title', () => {
  open('?mes=pom');
  render(frame);
  expect(screen.getByText('El joc del pom')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Creuats més: El pom' })).toBeVisible();
  expect(screen.queryByText('El joc del nivell')).toBeNull();
});

/** Keeps the name with which it was mounted, as a game keeps its state. */
function StatefulGame({ name }: { name: string }) {
  const [state] = useState(name);
  return <p>{state}</p>;
}

test('a puzzle does not inherit the state of the level, although both are the same component', () => {
  open('?mes=pom');
  render(
    <LevelOrMore puzzles={[{ id: 'pom', game: <StatefulGame name="El pom" /> }]}>
      <StatefulGame name="El nivell" />
    </LevelOrMore>,
  );
  expect(screen.getByText('El pom')).toBeVisible();
});

test('shows a notice and the level for an unknown puzzle', () => {
  open('?mes=peu');
  render(frame);
  expect(screen.getByText(GAME_TEXTS.moreUnknown)).toBeVisible();
  expect(screen.getByText('El joc del nivell')).toBeVisible();
});

test('the HTML shows the level, whatever the query', () => {
  open('?mes=pom');
  const html = renderToString(frame);
  expect(html).toContain('El joc del nivell');
  expect(html).not.toContain('El joc del pom');
});
