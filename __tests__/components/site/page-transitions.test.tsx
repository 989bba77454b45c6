import { pageTransitions } from '@/components/site/page-transitions.behaviour';

const aTransition = () => ({
  ready: Promise.reject(new Error('given up')),
  finished: Promise.reject(new Error('given up')),
});

describe('the transitions from page to page', () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);

  beforeAll(() => {
    process.on('unhandledRejection', note);
    pageTransitions.start();
  });
  afterAll(() => {
    process.off('unhandledRejection', note);
  });

  it.each(['pageswap', 'pagereveal'])('are no fault when the browser gives one up at %s', async (name) => {
    dispatchEvent(Object.assign(new Event(name), { viewTransition: aTransition() }));
    await new Promise((done) => setTimeout(done, 20));
    expect(unhandled).toEqual([]);
  });

  it.each(['pageswap', 'pagereveal'])('need not be there at %s', (name) => {
    expect(() => dispatchEvent(new Event(name))).not.toThrow();
  });
});
