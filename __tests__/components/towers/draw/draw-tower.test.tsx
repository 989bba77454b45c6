import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { axe } from '@/__tests__/axe';
import { DrawingContent } from '@/components/shared/tower-drawing/drawing-content';
import { DrawTower } from '@/components/towers/draw/draw-tower';
import { drawTower } from '@/components/towers/draw/draw-tower.enhancement';
import { start } from '@/components/towers/draw/draw-tower-module';
import { svgNodes } from '@/components/towers/draw/svg-nodes';
import { DRAW_TEXTS, drawnText, neededText, recordText } from '@/content/interface/draw-tower';
import { drawElevation } from '@/lib/towers/drawing/elevation';
import { constructionOf } from '@/lib/towers/notation';

const RECORDS = '3d8f,12,3,1,2019;4d9f,0,0,1,';

const field = () => screen.getByRole('textbox', { name: DRAW_TEXTS.field });
const answer = () => screen.getByRole('status');

/** Opens the page at an address, with what it loads. */
function open(search: string, load = async () => start) {
  history.replaceState(null, '', `/millors-castells/${search}`);
  const { container } = render(
    <main>
      <DrawTower records={RECORDS} />
      <a href="/castells/3d8f/">3d8f</a>
    </main>,
  );
  drawTower(load).start();
  return container;
}

describe('the drawing of any castell', () => {
  test('loads nothing before it is used, then draws what is written and keeps it in the address', async () => {
    const load = jest.fn(async () => start);
    const container = open('', load);
    expect(load).not.toHaveBeenCalled();
    expect(answer()).toBeEmptyDOMElement();
    await userEvent.type(field(), '3 de 8 f{Enter}');
    expect(load).toHaveBeenCalledTimes(1);
    expect(answer()).toHaveTextContent('3d8f, tres de vuit amb folre');
    expect(screen.getByRole('img', { name: /^Dibuix d'un tres de vuit/ })).toBeVisible();
    expect(location.search).toBe('?castell=3d8f');
    expect(screen.getByText(neededText(160))).toBeVisible();
    expect(
      screen.getByText(recordText({ descarregats: 12, carregats: 3, intents: 1, first: 2019 })),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: DRAW_TEXTS.page })).toHaveAttribute('href', '/castells/3d8f/');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('draws the code of the address, also one that no table has', async () => {
    open('?castell=8d8fm');
    expect(await screen.findByText(/^8d8fm, /)).toBeVisible();
    expect(field()).toHaveValue('8d8fm');
    const { length } = drawElevation(constructionOf('8d8fm')).figures;
    expect(screen.getByText(drawnText(length))).toBeVisible();
    expect(screen.getByText(recordText(undefined))).toBeVisible();
    expect(screen.queryByRole('link', { name: DRAW_TEXTS.list })).toBeNull();
  });

  test('a plus sign may have become a space, and diades without a built castell have no first year', async () => {
    open('?castell=3d7+4d7');
    expect(await screen.findByText(/^3d7\+4d7, /)).toBeVisible();
    await userEvent.clear(field());
    await userEvent.type(field(), '4d9f{Enter}');
    expect(screen.getByText('A la nostra història, 1 intent.')).toBeVisible();
    expect(screen.getByRole('link', { name: DRAW_TEXTS.list })).toHaveAttribute(
      'href',
      '/llista-de-diades/?castell=4d9f',
    );
  });

  test('says what is no notation, beside the field', async () => {
    open('?castell=3d4fm');
    expect(await screen.findByText(/massa baix/)).toBeVisible();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/massa baix/);
    expect(screen.queryByRole('img')).toBeNull();
    await userEvent.clear(field());
    await userEvent.type(field(), '1d8{Enter}');
    expect(answer()).toHaveTextContent(/^«1» no és cap estructura/);
    expect(field()).toHaveFocus();
  });

  test('Back draws the castell before', async () => {
    open('?castell=3d7');
    await screen.findByText(/^3d7, /);
    history.replaceState(null, '', '/millors-castells/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(answer()).toBeEmptyDOMElement();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('says that it could not be loaded', async () => {
    open('?castell=3d7', () => Promise.reject(new Error('no network')));
    expect(await screen.findByText(DRAW_TEXTS.failed)).toBeVisible();
  });
});

test.each(['Pd4cam', '3d8fa', 'Td8fm', 'FT 3d8f', '3d7+4d7'])(
  '%s is the same drawing with React and without',
  (code) => {
    const content = <DrawingContent drawing={drawElevation(constructionOf(code))} prefix="x" shirt="red" />;
    const parsed = document.createElement('div');
    parsed.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${renderToStaticMarkup(content)}</svg>`;
    const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    made.append(...svgNodes(content));
    expect(made.innerHTML).toBe(parsed.firstElementChild?.innerHTML);
  },
);
