import { render, screen } from '@testing-library/react';
import { hideWaitingText, stubHighlights } from '@/__tests__/builders/browser';
import { Telling } from '@/components/story/telling/telling';
import { Passage, remember } from './a-passage';

describe('telling', () => {
  const page = (
    <Passage>
      <Telling after={<a href="/2/">Endavant</a>}>
        <p>Un dos tres.</p>
        <p>Quatre cinc.</p>
      </Telling>
    </Passage>
  );
  const all = 'Un dos tres.Quatre cinc.';
  const state = () => screen.getByText('Un dos tres.').parentElement?.dataset.state;

  let hidden: () => string;

  beforeEach(() => {
    jest.useFakeTimers();
    hidden = stubHighlights();
    remember();
  });

  afterEach(() => {
    document.head.replaceChildren();
  });

  describe('Telling, where the text waits for it', () => {
    beforeEach(hideWaitingText);

    test('leaves text and options in sight when the browser breaks it', () => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      jest.spyOn(CSS.highlights, 'set').mockImplementation(() => {
        throw new Error('no highlights');
      });
      const { container } = render(page);
      expect(container.querySelector('[data-state]')).toBeNull();
      expect([...container.querySelectorAll('p')].map((p) => p.textContent).join('')).toBe(all);
      expect(screen.getByRole('link', { name: 'Endavant' })).toBeVisible();
      jest.restoreAllMocks();
    });

    test('shows the text at once in a browser without highlights', () => {
      Object.assign(globalThis, { CSS: {} });
      render(page);
      expect(state()).toBe('told');
    });
  });

  test('Telling, where the reader has the text in sight never hides text: with reduced motion, or when scripts are late', () => {
    render(page);
    expect(state()).toBe('told');
    expect(hidden()).toBe('');
  });
});
