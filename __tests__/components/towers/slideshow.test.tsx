import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { axe } from 'jest-axe';
import { renderWith } from '@/__tests__/builders/drawn';
import { Slideshow } from '@/components/towers/slideshow';
import { slideshows, stepSlide, swipeStep } from '@/components/towers/slideshow.enhancement';

const slides = ['Alçat', 'Planta', 'Detall'].map((caption) => ({
  id: caption,
  caption: `Peu: ${caption}`,
  picture: <img alt={caption} src={`/${caption}.svg`} />,
}));

const show = () => renderWith(slideshows, <Slideshow label="Imatges" slides={slides} />);
const counter = () => screen.getByRole('status').textContent;
/** Which slides the style sheet shows. */
const shown = () =>
  screen
    .getAllByRole('figure')
    .filter(({ dataset }) => dataset.shown === 'true')
    .map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Slideshow', () => {
  test('starts with picture 1', async () => {
    await show();
    expect(counter()).toBe('1 / 3');
    expect(shown()).toEqual(['Peu: Alçat']);
  });

  test('wraps at both ends', async () => {
    await show();
    await press('Imatge anterior');
    expect(counter()).toBe('3 / 3');
    await press('Imatge següent');
    expect(counter()).toBe('1 / 3');
  });

  test('shows the picture of a dot and marks it as current', async () => {
    await show();
    await press('Imatge 2 de 3');
    expect(counter()).toBe('2 / 3');
    expect(shown()).toEqual(['Peu: Planta']);
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Imatge 2 de 3');
  });

  test('handles arrow keys while focus is inside', async () => {
    await show();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(counter()).toBe('2 / 3');
  });

  test('ignores arrow keys with a modifier, since Alt+Left is Back', async () => {
    await show();
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(counter()).toBe('1 / 3');
  });

  test('handles swipes and ignores scrolling', async () => {
    const { container } = await show();
    const user = userEvent.setup();
    const stage = container.querySelector('figure') ?? container;
    const drag = (x: number, y: number) =>
      user.pointer([
        { keys: '[TouchA>]', target: stage, coords: { clientX: 200, clientY: 100 } },
        { pointerName: 'TouchA', target: stage, coords: { clientX: x, clientY: y } },
        { keys: '[/TouchA]', target: stage, coords: { clientX: x, clientY: y } },
      ]);
    await drag(120, 110);
    expect(counter()).toBe('2 / 3');
    await drag(140, 300);
    expect(counter()).toBe('2 / 3');
    await drag(280, 90);
    expect(counter()).toBe('1 / 3');
  });

  test('prevents dragging of pictures, which would cancel a swipe', async () => {
    await show();
    expect(fireEvent.dragStart(screen.getByRole('img', { name: 'Alçat' }))).toBe(false);
  });

  test('ignores gestures with two fingers', async () => {
    const { container } = await show();
    const target = container.querySelector('figure') ?? container;
    await userEvent.pointer([
      { keys: '[TouchA>]', target, coords: { clientX: 200, clientY: 100 } },
      { keys: '[TouchB>]', target, coords: { clientX: 300, clientY: 100 } },
      { pointerName: 'TouchB', target, coords: { clientX: 400, clientY: 100 } },
      { keys: '[/TouchB]', target, coords: { clientX: 400, clientY: 100 } },
      { pointerName: 'TouchA', target, coords: { clientX: 100, clientY: 100 } },
      { keys: '[/TouchA]', target, coords: { clientX: 100, clientY: 100 } },
    ]);
    expect(counter()).toBe('1 / 3');
  });

  test('has no accessibility violation', async () => {
    const { container } = await show();
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('stepSlide', () => {
  test('wraps around', () => {
    expect(stepSlide(3, 1, 4)).toBe(0);
    expect(stepSlide(0, -1, 4)).toBe(3);
  });

  test('stays in range for any step, and the opposite step returns', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.nat(),
        fc.integer({ min: -50, max: 50 }),
        (count, at, step) => {
          const index = at % count;
          const there = stepSlide(index, step, count);
          expect(there).toBeGreaterThanOrEqual(0);
          expect(there).toBeLessThan(count);
          expect(stepSlide(there, -step, count)).toBe(index);
        },
      ),
    );
  });
});

describe('swipeStep', () => {
  test.each([
    [-60, 5, 1],
    [60, -5, -1],
    [-39, 0, 0],
    [-60, 80, 0],
  ])('reads a movement of %d, %d as %d', (dx, dy, step) => {
    expect(swipeStep(dx, dy)).toBe(step);
  });
});
