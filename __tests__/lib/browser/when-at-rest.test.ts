/** @jest-environment jsdom */
import { whenAtRest } from '@/lib/browser/when-at-rest';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

it('waits for a browser that tells when it rests, and not for ever', () => {
  const asked = jest.fn<number, Parameters<typeof requestIdleCallback>>(() => 1);
  Object.assign(globalThis, { requestIdleCallback: asked });
  const act = jest.fn();
  whenAtRest(act);
  expect(act).not.toHaveBeenCalled();
  const [callback, options] = asked.mock.calls[0] ?? [];
  expect(options?.timeout).toBeGreaterThan(0);
  callback?.({ didTimeout: true, timeRemaining: () => 0 });
  expect(act).toHaveBeenCalledTimes(1);
});

it('gives a browser that does not tell a while after the page has loaded', () => {
  jest.useFakeTimers();
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const act = jest.fn();
  whenAtRest(act);
  jest.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  expect(act).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
  state.mockRestore();
});
