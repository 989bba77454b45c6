import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateAfter } from '@/__tests__/builders/drawn';
import { CARDS } from '@/__tests__/builders/games';
import { Memory } from '@/components/games/memory/memory';
import { MemoryBySize } from '@/components/games/memory/memory-by-size';
import { MEMORY_TEXTS } from '@/content/interface/games/memory';
import { newMemory } from '@/lib/games/memory/game';
import { memorySizes, samePairs } from '@/lib/games/memory/pairs';

describe('memory', () => {
  const CHANCE = 0.3;
  const names = CARDS.map(({ name }) => name);
  const { deck } = newMemory(names, () => CHANCE);
  const game = <Memory pairs={samePairs(CARDS)} back="/cartes/revers.svg" />;
  const pairs = names.map((name) => [deck.indexOf(name), deck.lastIndexOf(name)] as const);
  const [[first, mate] = [0, 0], [other] = [0]] = pairs;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(CHANCE);
  });

  const cards = () => within(screen.getByRole('list', { name: 'Cartes' })).getAllByRole('button');
  const card = (place: number) => cards()[place] ?? document.body;
  const flip = (...places: readonly number[]) => {
    for (const place of places) fireEvent.click(card(place));
  };
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test('two equal cards stay, two unequal ones go back after half a second and not before', () => {
    render(game);
    flip(first, mate);
    expect(card(mate)).toHaveAccessibleName(`Carta ${mate + 1}, aparellada: porró`);
    const [[, second] = [0, 0], [third] = [0]] = pairs.slice(1);
    flip(second, third);
    wait(499);
    flip(other);
    expect(screen.getByRole('status')).toHaveTextContent('Espera que les cartes es tornin a tapar.');
    expect(card(third)).toHaveAccessibleName(/girada/);
    wait(1);
    expect(card(third)).toHaveAccessibleName(`Carta ${third + 1}, tapada`);
    flip(other);
    expect(card(other)).toHaveAccessibleName(/girada/);
  });

  test('an unfinished game continues, locked cards included', () => {
    const { unmount } = render(game);
    flip(first, other);
    unmount();
    render(game);
    expect(card(first)).toHaveAccessibleName(/girada/);
    wait(500);
    expect(card(first)).toHaveAccessibleName(/tapada/);
  });

  test('the HTML shows every card face down', () => {
    expect(renderToString(game).match(/Carta \d+, tapada/g)).toHaveLength(6);
  });
});

describe('memory by size', () => {
  const CODES = ['Pd3', 'Pd4', 'Pd5', 'Td6', 'Td7', '3d6', '4d6', '3d7', '4d7', '4d8'];
  const sizes = memorySizes(
    CARDS,
    CODES.map((code) => ({ kind: 'spelled', code }) as const),
  );
  const game = <MemoryBySize sizes={sizes} back="/cartes/revers.svg" />;

  beforeEach(() => {
    jest.spyOn(Math, 'random').mockReturnValue(0.3);
  });
  afterEach(() => {
    window.history.replaceState(null, '', '/memory/');
  });

  const cards = () => within(screen.getByRole('list', { name: MEMORY_TEXTS.cards })).getAllByRole('button');
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

  test('the default game is the first, also in the HTML', () => {
    expect(renderToString(game).match(/Carta \d+, tapada/g)).toHaveLength(2 * CARDS.length);
    render(game);
    expect(screen.getByRole('radio', { name: '3 parelles' })).toBeChecked();
    expect(screen.queryByText(MEMORY_TEXTS.unequal)).toBeNull();
  });

  test('a larger game has its own cards and its own progress, and the address keeps it', () => {
    const { unmount } = render(game);
    fireEvent.click(cards()[0] ?? document.body);
    choose('10 parelles');
    expect(cards()).toHaveLength(20);
    expect(screen.getByText(MEMORY_TEXTS.unequal)).toBeVisible();
    expect(window.location.search).toBe('?parelles=10');
    fireEvent.click(cards()[3] ?? document.body);
    expect(Object.keys(window.localStorage).sort()).toEqual(['progres-memory', 'progres-memory-10']);
    unmount();
    render(game);
    expect(cards()).toHaveLength(20);
    expect(cards()[3]).toHaveAccessibleName(/^Carta 4, girada: /);
    choose('3 parelles');
    expect(cards()[0]).toHaveAccessibleName(/^Carta 1, girada: /);
    expect(window.location.search).toBe('');
  });

  test.each(['', '?parelles=13'])(
    'a size chosen before the script came is played, whatever the address says: «%s»',
    (query) => {
      window.history.replaceState(null, '', `/memory/${query}`);
      hydrateAfter(game, (page) => page.getByRole('radio', { name: '10 parelles' }).click());
      expect(screen.getByRole('radio', { name: '10 parelles' })).toBeChecked();
      expect(cards()).toHaveLength(20);
      expect(window.location.search).toBe('?parelles=10');
    },
  );

  test('a code and its words are a pair', () => {
    window.history.replaceState(null, '', '/memory/?parelles=10');
    render(game);
    const names = (sizes[1] ?? []).map(({ name }) => name);
    const { deck } = newMemory(names, () => 0.3);
    const places = [deck.indexOf('codi-4d8'), deck.lastIndexOf('codi-4d8')];
    for (const place of places) fireEvent.click(cards()[place] ?? document.body);
    const labels = places.map((place) => cards()[place]?.getAttribute('aria-label')?.split(': ')[1]);
    expect(labels.sort()).toEqual(['codi 4d8', 'quatre de vuit']);
    for (const place of places) expect(cards()[place]).toHaveAccessibleName(/aparellada/);
  });

  test('a club with one size gets no choice', () => {
    render(<MemoryBySize sizes={sizes.slice(0, 1)} back="/cartes/revers.svg" />);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
