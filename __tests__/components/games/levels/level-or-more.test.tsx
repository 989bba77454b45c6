import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LEVEL_GAME } from '@/__tests__/builders/games';
import { LevelFrame } from '@/components/games/levels/level-frame';
import { GAME_TEXTS } from '@/content/interface/games';

const frame = (
  <LevelFrame
    page={LEVEL_GAME}
    index={2}
    count={3}
    help={['Escriu.']}
    more={[{ id: 'pom', title: 'El pom', game: <p>El joc del pom</p> }]}
  >
    <p>El joc del nivell</p>
  </LevelFrame>
);
const open = (search: string) => window.history.replaceState(null, '', `/creuats/2/${search}`);

afterEach(() => open(''));

test('without a query the page plays its level', () => {
  render(frame);
  expect(screen.getByText('El joc del nivell')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Creuats nivell 3' })).toBeVisible();
  expect(screen.queryByText('El joc del pom')).toBeNull();
});

test('with the id of a puzzle it plays that, and the title says which', () => {
  open('?mes=pom');
  render(frame);
  expect(screen.getByText('El joc del pom')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Creuats més: El pom' })).toBeVisible();
  expect(screen.queryByText('El joc del nivell')).toBeNull();
});

test('a puzzle that is not there is said, and the level is played', () => {
  open('?mes=peu');
  render(frame);
  expect(screen.getByText(GAME_TEXTS.moreUnknown)).toBeVisible();
  expect(screen.getByText('El joc del nivell')).toBeVisible();
});

test('the HTML shows the level, whatever is asked for', () => {
  open('?mes=pom');
  const html = renderToString(frame);
  expect(html).toContain('El joc del nivell');
  expect(html).not.toContain('El joc del pom');
});
