import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { axe } from '@/__tests__/axe';
import { AttemptShow } from '@/components/castle-game/attempt/show/attempt-show';
import { SHOW_TEXTS } from '@/content/interface/castle-game/show';
import type { GameOutcome } from '@/lib/castle-game/types';

const media = window.matchMedia;
const reduceMotion = (matches: boolean) => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches, media: query }) as Partial<MediaQueryList> as MediaQueryList;
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  window.matchMedia = media;
});

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function show(outcome: GameOutcome = 'descarregat', lock = 2000, code = 'Pd4') {
  const onEnd = jest.fn();
  const shown = render(
    <StrictMode>
      <AttemptShow code={code} outcome={outcome} lock={lock} onEnd={onEnd} />
    </StrictMode>,
  );
  return { onEnd, ...shown };
}

describe('the show of an attempt', () => {
  test.each([
    ['descarregat', 7000],
    ['carregat', 6000],
    ['intent', 4000],
    ['intent desmuntat', 4000],
  ] as const)('of %s ends by itself, once, after %d ms', (outcome, time) => {
    const { onEnd } = show(outcome);
    wait(time - 1);
    expect(onEnd).not.toHaveBeenCalled();
    wait(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    wait(20_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('cannot be left while it is locked, by click or by key', () => {
    const { onEnd, container } = show();
    wait(1900);
    for (const element of container.querySelectorAll('div')) fireEvent.click(element);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('offers a focused button once unlocked', () => {
    const { onEnd } = show();
    wait(2000);
    const button = screen.getByRole('button', { name: SHOW_TEXTS.skip });
    expect(button).toHaveFocus();
    fireEvent.click(button);
    expect(onEnd).toHaveBeenCalledTimes(1);
    wait(10_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('is not left by the second half of the double click that began it', () => {
    const { onEnd, container } = show('descarregat', 0);
    for (const element of container.querySelectorAll('div')) fireEvent.click(element, { detail: 2 });
    expect(onEnd).not.toHaveBeenCalled();
    for (const element of container.querySelectorAll('div')) fireEvent.click(element, { detail: 1 });
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('is left with a click anywhere, Enter or space', () => {
    for (const leave of [
      (scene: Element) => fireEvent.click(scene),
      () => fireEvent.keyDown(document.body, { key: 'Enter' }),
      () => fireEvent.keyDown(document.body, { key: ' ' }),
    ]) {
      const { onEnd, container, unmount } = show();
      wait(2000);
      leave(container.querySelector('svg') ?? container);
      expect(onEnd).toHaveBeenCalledTimes(1);
      unmount();
    }
  });

  test('leaves keys that repeat, or that are meant for another control, alone', () => {
    const { onEnd } = show();
    wait(2000);
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
    expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter', repeat: true })).toBe(false);
    const other = document.body.appendChild(document.createElement('button'));
    fireEvent.keyDown(other, { key: 'Enter' });
    other.remove();
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('stops when it is taken away', () => {
    const { onEnd, unmount } = show();
    unmount();
    wait(10_000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('raises the hand at the aleta alone, and shows nobody but the pinya after a fall', () => {
    const { container } = show('carregat');
    // What is heavy comes after the first paint.
    expect(container.querySelector('svg')).toBeNull();
    wait(40);
    const scene = container.querySelector('[data-aleta]');
    expect(scene).toHaveAttribute('data-aleta', 'false');
    wait(3700);
    expect(scene).toHaveAttribute('data-aleta', 'true');
    wait(2200);
    expect(scene).toHaveAttribute('data-aleta', 'false');
    const people = [...container.querySelectorAll<SVGGElement>('[data-figure]')];
    expect(people.length).toBe(4);
    expect(people.filter(({ style }) => style.visibility !== 'hidden')).toHaveLength(1);
  });
});

describe('the show without motion', () => {
  test('says what happened and waits for the visitor', () => {
    reduceMotion(true);
    const { onEnd } = show('intent');
    expect(screen.getByRole('status')).toHaveTextContent('Pilar de quatre. Intent: ha caigut');
    const button = screen.getByRole('button', { name: 'Continua' });
    expect(button).toBeDisabled();
    wait(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    fireEvent.click(button);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('has nothing to reproach to accessibility, moving or still', async () => {
    for (const still of [false, true]) {
      jest.useFakeTimers();
      reduceMotion(still);
      const { container, unmount } = show('descarregat', 0);
      jest.useRealTimers();
      expect((await axe(container)).violations).toEqual([]);
      unmount();
    }
  });
});
