import { renderToStaticMarkup } from 'react-dom/server';
import { PageTransitions } from '@/components/site/page-transitions';

const givenUp = () => Promise.reject(new Error('given up'));
const aTransition = () => ({ updateCallbackDone: givenUp(), ready: givenUp(), finished: givenUp() });

describe('the transitions from page to page', () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);

  beforeAll(() => {
    process.on('unhandledRejection', note);
    const page = new DOMParser().parseFromString(renderToStaticMarkup(<PageTransitions />), 'text/html');
    // Only a script made by the page itself runs.
    const script = document.createElement('script');
    script.textContent = page.querySelector('script')?.textContent ?? '';
    document.head.append(script);
  });
  afterAll(() => {
    process.off('unhandledRejection', note);
  });

  test.each(['pageswap', 'pagereveal'])(
    'skipped transitions at %s are not reported as errors',
    async (name) => {
      dispatchEvent(Object.assign(new Event(name), { viewTransition: aTransition() }));
      await new Promise((done) => setTimeout(done, 20));
      expect(unhandled).toEqual([]);
    },
  );

  test.each(['pageswap', 'pagereveal'])('need not be there at %s', (name) => {
    expect(() => dispatchEvent(Object.assign(new Event(name), { viewTransition: null }))).not.toThrow();
  });
});
