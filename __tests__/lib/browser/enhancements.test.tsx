import { render } from '@testing-library/react';
import { startEnhancements, trustedAddress, whenPresent } from '@/lib/browser/enhancements';
import { whenIdle, whenLoadedAndIdle } from '@/lib/browser/schedule';
import { yieldToBrowser } from '@/lib/browser/yield';

describe('enhancements', () => {
  const changesTold = () => Promise.resolve();

  test('startEnhancements starts the others after one that throws, and reports its name', () => {
    const told = jest.fn();
    globalThis.reportError = told;
    const before = jest.fn();
    const after = jest.fn();
    const fault = new Error('no stage');
    const throwing = () => {
      throw fault;
    };
    startEnhancements([
      { name: 'menu', start: before },
      { name: 'slides', start: throwing },
      { name: 'agenda', start: after },
    ]);
    expect(before).toHaveBeenCalledTimes(1);
    expect(after).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ cause: fault }));
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('slides') }),
    );
  });

  describe('whenPresent', () => {
    const ids = (told: jest.Mock<void, [HTMLElement]>) => told.mock.calls.map(([{ id }]) => id);

    test('finds present and later elements at any depth, each once', async () => {
      const told = jest.fn<void, [HTMLElement]>();
      const { container, rerender } = render(<p id="first" data-dots />);
      whenPresent('[data-dots]', told);
      expect(ids(told)).toEqual(['first']);

      rerender(
        <>
          <p id="first" data-dots />
          <div>
            <p id="second" data-dots />
            <p id="other" />
          </div>
        </>,
      );
      await changesTold();
      const second = document.getElementById('second');
      expect(ids(told).filter((id) => id === 'second')).toHaveLength(1);
      expect(ids(told)).not.toContain('other');

      // What only moves, or leaves and comes back, is known already.
      const times = told.mock.calls.length;
      if (second) container.prepend(second);
      await changesTold();
      expect(told).toHaveBeenCalledTimes(times);
    });

    test('continues with the others when one throws', async () => {
      const reported = jest.fn();
      globalThis.reportError = reported;
      const told = jest.fn<void, [HTMLElement]>(({ id }) => {
        if (id === 'bad') throw new Error('no button');
      });
      render(
        <>
          <p id="bad" data-faults />
          <p id="good" data-faults />
        </>,
      );
      whenPresent('[data-faults]', told);
      expect(ids(told)).toEqual(['bad', 'good']);
      expect(reported).toHaveBeenCalledTimes(1);
      render(<p id="later" data-faults />);
      await changesTold();
      expect(ids(told)).toEqual(['bad', 'good', 'later']);
    });
  });

  test('trustedAddress uses one policy if the browser has Trusted Types', () => {
    expect(trustedAddress('/sw.js')).toBe('/sw.js');
    const createPolicy = jest.fn(() => ({ createScriptURL: (address: string) => `trusted ${address}` }));
    Object.assign(window, { trustedTypes: { createPolicy } });
    expect(trustedAddress('/sw.js')).toBe('trusted /sw.js');
    expect(trustedAddress('/uploads/a.pdf')).toBe('trusted /uploads/a.pdf');
    expect(createPolicy).toHaveBeenCalledTimes(1);
  });
});

describe('schedule', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });

  test('whenIdle waits a fixed time in browsers without idle callbacks', () => {
    jest.useFakeTimers();
    const task = jest.fn();
    whenIdle(task, { fallback: 40 });
    jest.advanceTimersByTime(39);
    expect(task).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledTimes(1);
    const cancelled = jest.fn();
    whenIdle(cancelled)();
    jest.runAllTimers();
    expect(cancelled).not.toHaveBeenCalled();
  });

  test('whenLoadedAndIdle without idle callbacks waits for load and some time more', () => {
    jest.useFakeTimers();
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const task = jest.fn();
    whenLoadedAndIdle(task);
    jest.runAllTimers();
    expect(task).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    expect(task).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('yieldToBrowser lets other tasks run after some work, and returns at once right after', async () => {
    jest.useFakeTimers();
    const yields = async () => {
      const done = yieldToBrowser();
      const waits = jest.getTimerCount() > 0;
      jest.runAllTimers();
      await done;
      return waits;
    };
    const work = () => jest.advanceTimersByTime(10);
    work();
    expect(await yields()).toBe(true);
    expect(await yields()).toBe(false);
    work();
    expect(await yields()).toBe(true);
  });
});
