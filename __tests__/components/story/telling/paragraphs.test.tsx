import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { aPassage, aStoryWithFacts } from '@/__tests__/builders/story';
import { Passage, remember, stored } from '@/__tests__/components/story/a-passage';
import { Options } from '@/components/story/after/options';
import { earlyFacts } from '@/components/story/progress/early-scripts';
import { Paragraphs } from '@/components/story/telling/paragraphs';
import { Telling } from '@/components/story/telling/telling';
import { factsAt, NO_FACTS } from '@/lib/story/facts';
import { formStyles } from '@/lib/story/form-styles';
import { groupsOf, optionsIn, textIn } from '@/lib/story/forms';
import { buildGraph } from '@/lib/story/graph';
import { findPassage, type PassageId } from '@/lib/story/passage';
import { enterPassage } from '@/lib/story/progress';

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

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

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
      document.body.innerHTML = `<div data-passage="${id}"></div>`;
      const script = document.createElement('script');
      script.textContent = earlyFacts(passageOf(id), graph);
      document.body.firstElementChild?.append(script);
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
