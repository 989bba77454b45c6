import { act, fireEvent, render, screen } from '@testing-library/react';
import { hideWaitingText, stubHighlights } from '@/__tests__/builders/browser';
import { Passage, remember } from '@/__tests__/components/story/a-passage';
import { Telling } from '@/components/story/telling/telling';

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
const rest = () => screen.getByText('Endavant').parentElement;
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

let hidden: () => string;

beforeEach(() => {
  jest.useFakeTimers();
  hidden = stubHighlights();
  localStorage.clear();
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

  test('leaves the paragraphs whole in the page all the while', () => {
    const { container } = render(page);
    expect([...container.querySelectorAll('p')].map((p) => p.textContent).join('')).toBe(all);
    expect(container.querySelector('p')?.childNodes).toHaveLength(1);
  });

  test.each(['Enter', ' ', 'Escape'])(
    'shows everything on the key %j, and the next Tab is the first option',
    (key) => {
      render(page);
      fireEvent.keyDown(document.body, { key });
      expect(state()).toBe('told');
      expect(hidden()).toBe('');
      expect(rest()).toHaveFocus();
    },
  );

  test('shows everything on a press anywhere, without taking the focus', () => {
    render(page);
    fireEvent.click(screen.getByText('Un dos tres.'));
    expect(state()).toBe('told');
    expect(rest()).not.toHaveFocus();
  });

  test('its button shows everything, and is removed', () => {
    render(page);
    fireEvent.click(screen.getByRole('button', { name: 'Mostra-ho tot' }));
    expect(state()).toBe('told');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('ignores Enter and clicks on links and buttons', () => {
    render(page);
    const link = screen.getByText('Endavant');
    fireEvent.keyDown(link, { key: 'Enter' });
    fireEvent.click(link);
    expect(state()).toBe('telling');
  });

  test('shows a passage that was read before at once', () => {
    remember({ visited: ['1'] });
    render(page);
    expect(state()).toBe('told');
  });

  test('waits until the content note is closed', () => {
    localStorage.clear();
    render(page);
    pass(1000);
    expect(state()).toBe('held');
    expect(hidden()).toBe('');
  });

  test('shows the text at once in a browser without highlights', () => {
    Object.assign(globalThis, { CSS: {} });
    render(page);
    expect(state()).toBe('told');
  });

  test('stops its clock when the reader leaves', () => {
    const { unmount } = render(page);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    expect(hidden()).toBe('');
  });
});

describe('Telling, where the reader has the text in sight', () => {
  test('never hides text: with reduced motion, or when scripts are late', () => {
    render(page);
    expect(state()).toBe('told');
    expect(hidden()).toBe('');
  });
});
