import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderWith } from '@/__tests__/builders/drawn';
import { CopyEmail } from '@/components/site/footer/copy-email';
import { PageTransitions } from '@/components/site/page-transitions';
import { copying } from '@/components/ui/copy/copy.enhancement';

const email = 'junta@colla.example';

describe('CopyEmail', () => {
  test('copies the address, announces it, and shows a confirmation icon for 500 ms', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { container } = await renderWith(copying, <CopyEmail email={email} />);
    await user.click(screen.getByRole('button', { name: /copia/i }));
    expect(await navigator.clipboard.readText()).toBe(email);
    expect(screen.getByRole('status')).toHaveTextContent("S'ha copiat l'adreça.");
    expect(container.querySelector('[data-confirmed]')).toBeInTheDocument();
    jest.advanceTimersByTime(499);
    expect(container.querySelector('[data-confirmed]')).toBeInTheDocument();
    jest.advanceTimersByTime(1);
    expect(container.querySelector('[data-confirmed]')).not.toBeInTheDocument();
  });

  test('selects the address and announces it when the clipboard is not available', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await renderWith(copying, <CopyEmail email={email} />);
    await user.click(screen.getByRole('button', { name: /copia/i }));
    expect(screen.getByRole('status')).toHaveTextContent(/no deixa copiar/);
    expect(getSelection()?.toString()).toBe(email);
  });
});

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
