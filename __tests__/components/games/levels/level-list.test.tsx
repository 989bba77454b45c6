import { render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { CARDS, HUB_CARDS, LEVEL_GAME } from '@/__tests__/builders/games';
import { GamesHub } from '@/components/games/hub/games-hub';
import { LevelLayout } from '@/components/games/levels/level-layout';
import { LevelList, MoreList } from '@/components/games/levels/level-list';
import { LevelOrMore } from '@/components/games/levels/level-or-more';
import { writeCompleted } from '@/components/games/shared/use-completion';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { newMemory } from '@/lib/games/memory/game';
import { encodeMemory } from '@/lib/games/memory/saved';
import { progressKey } from '@/lib/games/shared/saved';

describe('level list', () => {
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
});

describe('more list', () => {
  const PUZZLES = [
    { id: 'pom', title: 'El pom', name: '12 definicions' },
    { id: 'peu', title: 'El peu', name: '9 definicions' },
  ];
  const list = <MoreList page={LEVEL_GAME} levels={3} puzzles={PUZZLES} />;

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

  test('the panel has a heading', () => {
    render(list);
    expect(screen.getByRole('region', { name: GAME_TEXTS.more })).toBeVisible();
  });
});

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

test('the HTML shows the level for any query', () => {
  open('?mes=pom');
  const html = renderToString(frame);
  expect(html).toContain('El joc del nivell');
  expect(html).not.toContain('El joc del pom');
});

afterEach(() => {
  Cookies.remove('penjat-3');
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
