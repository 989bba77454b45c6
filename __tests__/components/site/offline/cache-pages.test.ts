/** @jest-environment jsdom */
import { cachePages } from '@/components/site/offline/cache-pages.enhancement';

type World = {
  saveData?: boolean;
  controlled?: boolean;
  registered?: boolean;
  refuses?: boolean;
  mode?: string;
};

/** A browser with workers; answers what the worker was told, and how to let the page rest. */
function aBrowser({
  saveData = false,
  controlled = false,
  registered = controlled,
  refuses = false,
  mode = 'keep',
}: World = {}) {
  const told: unknown[] = [];
  const active = { postMessage: (message: { type: string }) => told.push(message.type) };
  const waiting = { postMessage: (message: { type: string }) => told.push(`waiting: ${message.type}`) };
  const update = jest.fn();
  const registration = { active: registered ? active : null, waiting, update };
  const register = jest.fn(() =>
    refuses ? Promise.reject(new Error('forbidden')) : Promise.resolve(registration),
  );
  const rests: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (act: () => void) => rests.push(act) });
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: controlled ? {} : null, register, ready: Promise.resolve({ active }) },
    configurable: true,
  });
  process.env.NEXT_PUBLIC_OFFLINE = mode;
  cachePages.start();
  return {
    register,
    update,
    told,
    async rest() {
      for (const act of rests) act();
      await new Promise((done) => setTimeout(done));
    },
  };
}

describe('keeping copies', () => {
  test('registers when the page is idle, sends the loaded URLs, and reports idle to both workers', async () => {
    const browser = aBrowser();
    expect(browser.register).not.toHaveBeenCalled();
    await browser.rest();
    expect(browser.register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
    expect(browser.told).toEqual(['CACHE_URLS', 'AT_REST', 'waiting: AT_REST']);
  });

  test('updates the worker if the active one does not control the page', async () => {
    const browser = aBrowser({ registered: true });
    await browser.rest();
    expect(browser.update).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the first worker is still being installed', {}],
    ['a worker controls the page', { controlled: true }],
  ])('leaves the update to the browser if %s', async (_, world) => {
    const browser = aBrowser(world);
    await browser.rest();
    expect(browser.update).not.toHaveBeenCalled();
  });

  test('sends no URLs that the worker has served', async () => {
    const browser = aBrowser({ controlled: true });
    await browser.rest();
    expect(browser.told).toEqual(['AT_REST', 'waiting: AT_REST']);
  });

  test.each([
    ['data are saved', { saveData: true }],
    ['the build takes the worker back', { mode: 'remove' }],
  ])('never registers if %s', async (_, world) => {
    const browser = aBrowser(world);
    await browser.rest();
    expect(browser.register).not.toHaveBeenCalled();
  });

  test('is given up quietly where the browser forbids it', async () => {
    const browser = aBrowser({ refuses: true });
    await browser.rest();
    expect(browser.told).toEqual([]);
  });
});
