import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { axe } from '@/__tests__/axe';
import { WordSearch } from '@/components/games/word-search/word-search';
import type { WordSearchLevel } from '@/lib/games/word-search/grid';

const level: WordSearchLevel = {
  title: 'Prova',
  map: ['SOCA', 'XUXX', 'XXNX', 'XXXT'],
  words: ['Soca', 'Sunt'],
  meanings: ['El cor de tot.', 'Són, en llatí.'],
};
const game = <WordSearch level={level} index={2} />;

afterEach(() => {
  Cookies.remove('sopa-2');
});

const grid = () => screen.getByRole('application', { name: 'Graella de 4 files i 4 columnes' });
const square = (row: number, column: number) =>
  within(grid()).getByRole('button', { name: new RegExp(`^Fila ${row}, columna ${column}, `) });
const cursor = () =>
  within(grid())
    .getAllByRole('button')
    .find((button) => button.tabIndex === 0);
const status = () => screen.getByRole('status');

test('the grid is one tab stop with a named cursor', async () => {
  render(game);
  await userEvent.tab();
  expect(cursor()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{PageDown}');
  expect(cursor()).toHaveFocus();
  expect(cursor()).toHaveAccessibleName('Fila 2, columna 3, lletra X');
  expect(status()).toHaveTextContent('Fila 2, columna 3, lletra X.');
});

test('a click without a press, as of a screen reader, picks a square', () => {
  render(game);
  fireEvent.click(square(1, 4));
  expect(status()).toHaveTextContent('Fila 1, columna 4, lletra A, inici marcat.');
  fireEvent.click(square(1, 1));
  expect(status()).toHaveTextContent('Has trobat «Soca».');
});

/** A pointer over a grid of 400 px. */
const at = (clientX: number, clientY: number, pointerId = 1) => ({
  clientX,
  clientY,
  button: 0,
  isPrimary: pointerId === 1,
  pointerId,
});
const measureGrid = () =>
  jest.spyOn(grid(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));

test.each(['pointerUp', 'pointerCancel'] as const)(
  'a second finger neither moves the line of the first nor ends it by a %s',
  (ends) => {
    render(game);
    measureGrid();
    fireEvent.pointerDown(grid(), at(50, 50));
    fireEvent.pointerMove(grid(), at(200, 190));
    fireEvent.pointerDown(grid(), at(50, 350, 2));
    fireEvent.pointerMove(grid(), at(50, 250, 2));
    fireEvent[ends](grid(), at(50, 250, 2));
    expect(status().textContent).toBe('');
    fireEvent.pointerUp(grid(), at(370, 340));
    expect(status()).toHaveTextContent('Has trobat «Sunt».');
  },
);

test('a press and its click count once, and a drag selects along the nearest line', () => {
  render(game);
  measureGrid();
  fireEvent.pointerDown(grid(), at(50, 50));
  fireEvent.pointerUp(grid(), at(50, 50));
  fireEvent.click(square(1, 2));
  expect(status()).toHaveTextContent('Fila 1, columna 1, lletra S, inici marcat.');
  fireEvent.keyDown(cursor() ?? grid(), { key: 'Escape' });
  fireEvent.pointerDown(grid(), at(50, 50));
  fireEvent.pointerMove(grid(), at(200, 190));
  fireEvent.pointerUp(grid(), at(370, 340));
  expect(status()).toHaveTextContent('Has trobat «Sunt».');
});

test('has no axe violations half way', async () => {
  const { container } = render(game);
  fireEvent.click(square(1, 1));
  fireEvent.click(square(1, 4));
  fireEvent.click(screen.getByRole('button', { name: 'Pista de «Sunt»' }));
  expect((await axe(container)).violations).toEqual([]);
});
