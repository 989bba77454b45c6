import { whenNear } from '@/lib/browser/when-near';

afterEach(() => jest.restoreAllMocks());

it('calls back once, at the first sight, and then watches no more', () => {
  const watch = { observe: jest.fn(), disconnect: jest.fn() };
  let tell = (_: boolean) => {};
  let margin: string | undefined;
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback, options) => {
    margin = options?.rootMargin;
    // These are the members that are used.
    const observer = watch as Partial<IntersectionObserver> as IntersectionObserver;
    tell = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], observer);
    return observer;
  });
  const near = jest.fn();
  whenNear(document.body, '200px', near);
  expect(watch.observe).toHaveBeenCalledWith(document.body);
  expect(margin).toBe('200px');

  tell(false);
  expect(near).not.toHaveBeenCalled();
  expect(watch.disconnect).not.toHaveBeenCalled();
  tell(true);
  expect(near).toHaveBeenCalledTimes(1);
  expect(watch.disconnect).toHaveBeenCalledTimes(1);
});
