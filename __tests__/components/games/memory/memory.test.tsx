import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { axe } from '@/__tests__/axe';
import { CARDS } from '@/__tests__/builders/games';
import { Memory } from '@/components/games/memory/memory';
import { newMemory } from '@/lib/games/memory/game';
import { samePairs } from '@/lib/games/memory/pairs';

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

test('has no axe violations half way', async () => {
  const { container } = render(game);
  flip(first, mate, other);
  jest.useRealTimers();
  expect((await axe(container)).violations).toEqual([]);
});
