import { act, render, screen } from '@testing-library/react';
import { Passage, remember, stored } from '@/__tests__/components/story/a-passage';
import { forgetNoteClosed, rememberNoteClosed, wasNoteClosed } from '@/components/story/progress/stored';
import { useReading } from '@/components/story/progress/story-progress';

let update: ReturnType<typeof useReading>['update'];

function Probe() {
  const reading = useReading();
  update = reading.update;
  return <p data-keeps={reading.keeps}>{reading.progress.path.join(' ')}</p>;
}

const page = (id: '1' | '2' | '4') => (
  <Passage id={id}>
    <Probe />
  </Passage>
);

describe('StoryMemoryProvider', () => {
  test('enters the passage and stores it', () => {
    remember({ path: ['1', '2'], visited: ['1', '2'] });
    render(page('4'));
    expect(screen.getByText('1 2 4')).toBeInTheDocument();
    expect(stored()).toMatchObject({ path: ['1', '2', '4'], endings: [1] });
  });

  test('starts every change from what is stored, so that an old page loses nothing newer', () => {
    render(page('1'));
    remember({ path: ['1', '2', '4'], endings: [1] });
    act(() => update((progress) => ({ ...progress, size: 'gran' })));
    expect(stored()).toMatchObject({ path: ['1', '2', '4'], endings: [1], size: 'gran' });
  });

  test('takes its place in the path again when Back brings the page to life', () => {
    render(page('1'));
    remember({ path: ['1', '2'], taken: ['1>2'] });
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(event));
    expect(stored()).toMatchObject({ path: ['1'], taken: ['1>2'] });
  });

  test('gives the letter of the reader to what is inside', () => {
    remember({ size: 'molt-gran', face: 'serifa' });
    const { container } = render(page('1'));
    expect(container.firstElementChild).toHaveAttribute('data-size', 'molt-gran');
    expect(container.firstElementChild).toHaveAttribute('data-face', 'serifa');
  });

  test('works without storage, and shows that nothing is stored', () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    render(page('2'));
    expect(screen.getByText('2')).toHaveAttribute('data-keeps', 'false');
  });

  test('overwrites a text that is no memory', () => {
    localStorage.setItem('nit-fresca-per-ser-maig', '{"cami":[[[');
    render(page('1'));
    expect(stored().path).toEqual(['1']);
  });
});

afterEach(() => {
  sessionStorage.clear();
});

describe('the content note of this session', () => {
  test('is closed once it has been, and only for the session', () => {
    expect(wasNoteClosed()).toBe(false);
    rememberNoteClosed();
    expect(wasNoteClosed()).toBe(true);
    expect(localStorage).toHaveLength(0);
    forgetNoteClosed();
    expect(wasNoteClosed()).toBe(false);
  });

  test('is not known to be closed, and nothing fails, when the browser refuses', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    expect(rememberNoteClosed).not.toThrow();
    expect(forgetNoteClosed).not.toThrow();
    expect(wasNoteClosed()).toBe(false);
  });
});
