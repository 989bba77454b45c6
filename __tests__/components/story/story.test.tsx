import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { downloads, hideWaitingText, stubHighlights } from '@/__tests__/builders/browser';
import { aStory } from '@/__tests__/builders/story';
import { ContentNote } from '@/components/story/content-note';
import { rememberNoteClosed, wasNoteClosed } from '@/components/story/progress/stored';
import { StoryProgressProvider, useReading } from '@/components/story/progress/story-progress';
import { Telling } from '@/components/story/telling/telling';
import { ReaderTools } from '@/components/story/tools/reader-tools';
import { YourNight } from '@/components/story/tools/story-parts';
import { asideKey } from '@/lib/saved-data/replace';
import { buildGraph, formatGraph, type StoryGraph } from '@/lib/story/graph';
import type { PassageId } from '@/lib/story/passage';
import { EMPTY_PROGRESS, type StoryProgress } from '@/lib/story/progress';
import { decodeProgress, encodeProgress, PROGRESS_KEY } from '@/lib/story/progress-text';

const graph = buildGraph(aStory());

/** Stores a memory as an earlier visit would have left it; the content note is out of the way. */
function remember(changes: Partial<StoryProgress> = {}): void {
  localStorage.setItem(PROGRESS_KEY, encodeProgress({ ...EMPTY_PROGRESS, noteHidden: true, ...changes }));
}

const stored = (of: StoryGraph = graph): StoryProgress =>
  decodeProgress(localStorage.getItem(PROGRESS_KEY) ?? '', of);

type PassageProps = { id?: PassageId; graph?: StoryGraph; children: ReactNode };

/** Something of a passage of the small story, or of another, with the reader's memory around it. */
function Passage({ id = '1', graph: of = graph, children }: PassageProps) {
  return (
    <StoryProgressProvider graph={formatGraph(of)} passage={id}>
      {children}
    </StoryProgressProvider>
  );
}

describe('ContentNote', () => {
  const note = (
    <Passage>
      <ContentNote
        note={{
          title: 'Abans de començar',
          lead: 'Hi surten:',
          topics: ['vi', 'petons', 'deutes'],
          help: { label: 'Protocol', link: '/protocol-agressions' },
        }}
      />
    </Passage>
  );
  const dialog = () => screen.queryByRole('dialog', { name: 'Abans de començar' });
  const referrer = (address: string) =>
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}${address}`);

  test('closes without storage, and is not shown after another passage', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    const { unmount } = render(note);
    await userEvent.click(screen.getByRole('button', { name: 'Entesos' }));
    expect(dialog()).not.toBeInTheDocument();
    unmount();
    referrer('/nit-fresca-per-ser-maig/');
    render(note);
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('progress', () => {
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

  describe('StoryProgressProvider', () => {
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

    test('works without storage, and shows that nothing is stored', () => {
      for (const method of ['getItem', 'setItem'] as const) {
        jest.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        });
      }
      render(page('2'));
      expect(screen.getByText('2')).toHaveAttribute('data-keeps', 'false');
    });

    test.each(['{"finals":[1,2,3', '{"versio":2,"finals":[1],"nous":{}}', '{"versio":1,"finals":"1"}'])(
      'leaves %s until the reader does something, and then sets it aside',
      (text) => {
        localStorage.setItem(PROGRESS_KEY, text);
        render(page('1'));
        act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
        expect({ ...localStorage }).toEqual({ [PROGRESS_KEY]: text });
        act(() => update((progress) => ({ ...progress, size: 'gran' })));
        expect(stored().size).toBe('gran');
        expect(localStorage.getItem(asideKey(PROGRESS_KEY))).toBe(text);
      },
    );
  });
});

describe('ReaderTools', () => {
  async function openTools() {
    const view = render(
      <Passage>
        <ReaderTools />
      </Passage>,
    );
    await userEvent.click(screen.getByText('Lletra i memòria'));
    return view;
  }

  const button = (name: string) => screen.getByRole('button', { name });

  beforeEach(() => remember({ endings: [1] }));

  test('forget everything, after asking', async () => {
    rememberNoteClosed();
    await openTools();
    await userEvent.click(button('Oblida-ho tot'));
    await userEvent.click(button('No, deixa-ho com està'));
    expect(stored().endings).toEqual([1]);
    await userEvent.click(button('Oblida-ho tot'));
    await userEvent.click(button('Sí, oblida-ho'));
    expect(stored()).toMatchObject({ endings: [], path: [], visited: [] });
    expect(screen.getByText('0 de 2 finals')).toBeInTheDocument();
    expect(screen.getByText(/Oblidat/)).toBeInTheDocument();
    expect(wasNoteClosed()).toBe(false);
  });
});

describe('YourNight', () => {
  function openNight(id: PassageId = '1', load = async () => aStory()) {
    userEvent.setup();
    return render(
      <Passage id={id}>
        <YourNight load={load} />
      </Passage>,
    );
  }

  const button = (name: string) => screen.getByRole('button', { name });
  const night = () => screen.findByText((content) => content.startsWith('Passatge 1'));

  beforeEach(() => remember());

  test('shows the night so far as a text, takes the focus there, and copies it', async () => {
    openNight();
    await userEvent.click(button('Mostra-la'));
    const text = await night();
    expect(text).toHaveFocus();
    const clipboard = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(button('Copia'));
    expect(clipboard).toHaveBeenCalledWith(text.textContent);
    expect(await screen.findByText("S'ha copiat la teva nit.")).toBeInTheDocument();
  });

  test('selects the text and shows a message when the clipboard fails', async () => {
    openNight();
    await userEvent.click(button('Mostra-la'));
    const text = await night();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(button('Copia'));
    expect(await screen.findByText(/no deixa copiar/)).toBeInTheDocument();
    expect(getSelection()?.toString()).toBe(text.textContent);
  });

  test('is saved as a text file', async () => {
    const files = downloads();
    openNight();
    await userEvent.click(button('Mostra-la'));
    const text = await night();
    await userEvent.click(button('Desa en un fitxer'));
    expect(files.map(({ name }) => name)).toEqual(['la-teva-nit.txt']);
    expect(await files[0]?.text).toBe(text.textContent);
  });

  test('shows a message when passages cannot be loaded, and retries', async () => {
    const load = jest.fn(async () => aStory()).mockRejectedValueOnce(new Error('offline'));
    openNight('1', load);
    await userEvent.click(button('Mostra-la'));
    expect(await screen.findByRole('alert')).toHaveTextContent("el camí no s'ha perdut");
    await userEvent.click(button('Torna-ho a provar'));
    expect(await night()).toBeInTheDocument();
  });
});

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
