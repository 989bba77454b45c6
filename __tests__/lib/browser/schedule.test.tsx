import { whenIdle, whenLoadedAndIdle, whenNear, yieldToBrowser } from '@/lib/browser/schedule';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

const deadline = { didTimeout: true, timeRemaining: () => 0 };

function withIdleCallback() {
  const request = jest.fn<number, Parameters<typeof requestIdleCallback>>(() => 7);
  const cancel = jest.fn();
  Object.assign(globalThis, { requestIdleCallback: request, cancelIdleCallback: cancel });
  return { request, cancel };
}

describe('whenIdle', () => {
  test.each([
    [undefined, {}],
    [{ timeout: 500 }, { timeout: 500 }],
  ])('with the options %j asks the browser with %j', (options, asked) => {
    const { request, cancel } = withIdleCallback();
    const task = jest.fn();
    const stop = whenIdle(task, options);
    expect(request).toHaveBeenCalledWith(expect.any(Function), asked);
    request.mock.calls[0]?.[0](deadline);
    expect(task).toHaveBeenCalledTimes(1);
    stop();
    expect(cancel).toHaveBeenCalledWith(7);
  });

  test('waits a fixed time in browsers without idle callbacks', () => {
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
});

describe('whenLoadedAndIdle', () => {
  test('asks an idle browser, with a timeout', () => {
    const { request } = withIdleCallback();
    const task = jest.fn();
    whenLoadedAndIdle(task);
    expect(task).not.toHaveBeenCalled();
    const [callback, options] = request.mock.calls[0] ?? [];
    expect(options?.timeout).toBeGreaterThan(0);
    callback?.(deadline);
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('without idle callbacks waits for load and some time more', () => {
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
});

test('whenNear calls back once, then stops observing', () => {
  const watch = { observe: jest.fn(), disconnect: jest.fn() };
  let intersect = (_: boolean) => {};
  let margin: string | undefined;
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback, options) => {
    margin = options?.rootMargin;
    // These are the members that are used.
    const observer = watch as Partial<IntersectionObserver> as IntersectionObserver;
    intersect = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], observer);
    return observer;
  });
  const near = jest.fn();
  whenNear(document.body, '200px', near);
  expect(watch.observe).toHaveBeenCalledWith(document.body);
  expect(margin).toBe('200px');

  intersect(false);
  expect(near).not.toHaveBeenCalled();
  expect(watch.disconnect).not.toHaveBeenCalled();
  intersect(true);
  expect(near).toHaveBeenCalledTimes(1);
  expect(watch.disconnect).toHaveBeenCalledTimes(1);
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
