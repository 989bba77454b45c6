import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hideWaitingText, stubHighlights } from '@/__tests__/builders/browser';
import { runInlineScripts } from '@/__tests__/builders/inline-scripts';
import { aPassage, aStoryWithFacts } from '@/__tests__/builders/story';
import { Door } from '@/components/story/after/door';
import { Ending } from '@/components/story/after/ending';
import { Options } from '@/components/story/after/options';
import { earlyFacts } from '@/components/story/progress/early-scripts';
import { Paragraphs } from '@/components/story/telling/paragraphs';
import { Telling } from '@/components/story/telling/telling';
import { BundledScript } from '@/components/ui/inline-script';
import { factsAt, NO_FACTS } from '@/lib/story/facts';
import { formStyles } from '@/lib/story/form-styles';
import { groupsOf, optionsIn, textIn } from '@/lib/story/forms';
import { buildGraph } from '@/lib/story/graph';
import { findPassage, type PassageId } from '@/lib/story/passage';
import { enterPassage } from '@/lib/story/progress';
import { Passage, remember, stored } from './a-passage';

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

describe('paragraphs', () => {
  const story = aStoryWithFacts();
  const graph = buildGraph(story);
  const passageOf = (id: PassageId) => findPassage(story, id) ?? aPassage(id, []);

  function page(id: PassageId) {
    const passage = passageOf(id);
    return (
      <Passage id={id} graph={graph}>
        <style>{formStyles(passage)}</style>
        <Telling
          after={
            <Options options={passage.options} group={groupsOf({ text: passage.text, options: [] }).length} />
          }
        >
          <Paragraphs text={passage.text} />
        </Telling>
      </Passage>
    );
  }

  /** What is in sight of a piece of a page, by its style rules. */
  const inSight = (element: Element): string =>
    getComputedStyle(element).display === 'none'
      ? ''
      : [...element.childNodes]
          .map((node) => (node instanceof Element ? inSight(node) : node.textContent))
          .join('');

  const paragraphs = (root: ParentNode = document) =>
    [...root.querySelectorAll('p')].map(inSight).filter(Boolean);

  beforeEach(() => document.body.replaceChildren());

  test('without scripts the neutral form is in sight, and every form is in the HTML', () => {
    document.body.innerHTML = renderToString(page('3'));
    expect(paragraphs()).toEqual(textIn(passageOf('3'), NO_FACTS));
    expect(document.body).toHaveTextContent('abric');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/nit-fresca-per-ser-maig/4/',
      '/nit-fresca-per-ser-maig/5/',
    ]);
  });

  test.each([
    [['1', '2', '3', '4']],
    [['1', '2', '3']],
    [['1', '3', '4']],
    [['1', '2', '3', '6', '4']],
    [['4']],
  ])('the path %j selects the form and its options', (path) => {
    const id = path.at(-1) ?? '';
    const facts = factsAt(path, graph);
    remember({ path: path.slice(0, -1) });
    render(page(id));
    expect(paragraphs()).toEqual(textIn(passageOf(id), facts));
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      optionsIn(passageOf(id), facts).map(({ link }) => `/nit-fresca-per-ser-maig/${link}/`),
    );
  });

  test('the form is selected before first paint, and hydration keeps it', () => {
    const nights: PassageId[][] = [
      [],
      ['1'],
      ['1', '2'],
      ['1', '2', '3'],
      ['1', '3'],
      ['1', '2', '3', '4'],
      ['2', '3', '6'],
    ];
    for (const path of nights) {
      for (const { id } of story.slice(1)) {
        localStorage.clear();
        remember({ path });
        const after = enterPassage(stored(graph), graph, id).path;
        const data = earlyFacts(passageOf(id), graph);
        document.body.innerHTML = renderToString(
          <div data-passage={id}>
            <BundledScript module="components/story/progress/early-facts.inline" data={data} />
          </div>,
        );
        runInlineScripts(document.body);
        const facts = document.querySelector<HTMLElement>('[data-passage]')?.dataset.facts;
        const style = document.createElement('style');
        style.textContent = formStyles(passageOf(id));
        document.body.append(style);
        document.body.firstElementChild?.insertAdjacentHTML(
          'beforeend',
          renderToString(<Paragraphs text={passageOf(id).text} />),
        );
        expect([facts, paragraphs()]).toEqual([
          expect.any(String),
          textIn(passageOf(id), factsAt(after, graph)),
        ]);
      }
    }
  });
});

const options = [
  { text: ['Una línia,', 'i una altra.'], link: '2' },
  { text: ['Sol.'], link: '3' },
] as const;
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('Options', () => {
  test('link to their passages', () => {
    remember();
    render(
      <Passage>
        <Options options={options} group={0} />
      </Passage>,
    );
    expect(href('Una línia, i una altra.')).toBe('/nit-fresca-per-ser-maig/2/');
    expect(href('Sol.')).toBe('/nit-fresca-per-ser-maig/3/');
  });

  test('mark the one that was taken before, in words too', () => {
    remember({ taken: ['1>3'] });
    render(
      <Passage>
        <Options options={options} group={0} />
      </Passage>,
    );
    expect(screen.getByRole('link', { name: /^Sol\./ })).toHaveTextContent('(Ja ho has triat)');
    expect(screen.getByRole('link', { name: /^Una línia/ })).not.toHaveTextContent('Ja ho has triat');
  });
});

test('Ending gives its number and note, what the night has told, what was found, and how far the next one is', () => {
  remember({ path: ['1', '2'] });
  render(
    <Passage id="4">
      <Ending final={1} note="el primer">
        <p>Aquesta nit t'ho ha dit.</p>
      </Ending>
    </Passage>,
  );
  expect(screen.getByText("Aquesta nit t'ho ha dit.")).toBeInTheDocument();
  expect(screen.getByText('Has arribat al FINAL 1 (el primer)')).toBeInTheDocument();
  expect(screen.getByText('1 de 2 finals')).toBeInTheDocument();
  expect(screen.getByText(/a 2 tries del començament/)).toBeInTheDocument();
  expect(href('Torna-hi a jugar')).toBe('/nit-fresca-per-ser-maig/1/');
});

describe('Door', () => {
  const door = (
    <Passage id="home">
      <Door option={{ text: ['Vull començar ja!'], link: '1' }} />
    </Passage>
  );

  test('links to the first passage only, on a first visit', () => {
    remember();
    render(door);
    expect(href('Vull començar ja!')).toBe('/nit-fresca-per-ser-maig/1/');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('links to the last passage, and counts the endings', () => {
    remember({ path: ['1', '3'], endings: [2] });
    render(door);
    expect(href('Continua on ho vas deixar')).toBe('/nit-fresca-per-ser-maig/3/');
    expect(screen.getByText('1 de 2 finals')).toBeInTheDocument();
  });
});
