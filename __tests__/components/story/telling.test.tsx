import { render, screen } from '@testing-library/react';
import { hideWaitingText, stubHighlights } from '@/__tests__/builders/browser';
import { aPassage, aStoryWithFacts } from '@/__tests__/builders/story';
import { Door } from '@/components/story/after/door';
import { Options } from '@/components/story/after/options';
import { Paragraphs } from '@/components/story/telling/paragraphs';
import { Telling } from '@/components/story/telling/telling';
import { factsAt } from '@/lib/story/facts';
import { formStyles, groupsOf, optionsIn, textIn } from '@/lib/story/forms';
import { buildGraph } from '@/lib/story/graph';
import { findPassage, type PassageId } from '@/lib/story/passage';
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
});

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

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
});
