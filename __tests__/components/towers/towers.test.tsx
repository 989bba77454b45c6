import { gzipSync } from 'node:zlib';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderWith } from '@/__tests__/builders/drawn';
import { aDiada } from '@/__tests__/builders/results';
import { aCatalogueTower } from '@/__tests__/builders/towers';
import { CardButton } from '@/components/shared/picture-card/card-button';
import { PictureCard } from '@/components/shared/picture-card/picture-card';
import { swipeStep } from '@/components/shared/steps';
import { DrawingContent } from '@/components/shared/tower-drawing/drawing-content';
import { DEFAULT_SHIRT } from '@/components/shared/tower-drawing/ink';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { TowerTags } from '@/components/shared/tower-tag/tower-tags';
import { DrawTower } from '@/components/towers/draw/draw-tower';
import { drawTower } from '@/components/towers/draw/draw-tower.enhancement';
import { start, svgNodes } from '@/components/towers/draw/draw-tower-module';
import { Slideshow } from '@/components/towers/slideshow';
import { slideshows } from '@/components/towers/slideshow.enhancement';
import { TowerDossier } from '@/components/towers/tower-dossier';
import { TowerPicture } from '@/components/towers/tower-picture';
import { TowerView } from '@/components/towers/tower-view';
import { copying } from '@/components/ui/copy/copy.enhancement';
import { DRAW_TEXTS, recordText } from '@/content/interface/draw-tower';
import { CARD_TEXTS } from '@/content/interface/picture-card';
import { DOSSIER_TEXTS, TOWER_TEXTS, untriedText } from '@/content/interface/towers';
import { towerDossier } from '@/lib/results/views/tower-dossier';
import { drawTower as drawingOf } from '@/lib/towers/drawing/draw';
import { drawElevation } from '@/lib/towers/drawing/elevation';
import { VIEWS } from '@/lib/towers/drawing/figure';
import { constructionOf } from '@/lib/towers/notation';

test.each([
  ['is shared', () => Promise.resolve(), false],
  ['is not copied when the user cancels', () => Promise.reject(new DOMException('', 'AbortError')), false],
  ['is copied when it cannot be shared', () => Promise.reject(new Error('denied')), true],
])('the page of a tower %s', async (_, answer, isCopied) => {
  const user = userEvent.setup();
  const share = jest.fn(answer);
  Object.assign(navigator, { share });
  await renderWith(
    copying,
    <TowerView
      tower={aCatalogueTower({ code: 'Pd5', name: 'Pilar de cinc' })}
      neighbours={{ previous: null, next: null }}
      dossier={null}
      built="2026-11-21"
      last="2024-11-14"
      listPath="/diades"
    />,
  );
  await user.click(screen.getByRole('button', { name: TOWER_TEXTS.share }));
  expect(share).toHaveBeenCalledWith({ title: document.title, url: location.href });
  expect(screen.queryByText(TOWER_TEXTS.copied) !== null).toBe(isCopied);
  Reflect.deleteProperty(navigator, 'share');
});

const diades = [
  aDiada(['i3d7', '3d7C'], { date: '2019-05-03', reason: 'Sant Jordi', town: 'Vic' }),
  aDiada(['3d7', '3d7'], { date: '2024-11-14' }),
];

describe('the dossier of a tower', () => {
  const dossierShow = (built = '2026-11-21', code = '3d7') =>
    render(
      <TowerDossier
        dossier={towerDossier(diades, code)}
        built={built}
        last="2024-11-14"
        listPath="/diades"
      />,
    );

  test('has first and last diada, totals, best season and share, in words', () => {
    dossierShow();
    for (const [name, fact] of [
      ['Primer carregat', '03/05/2019, Sant Jordi, Vic'],
      ['Primer descarregat', '14/11/2024, Aniversari, Barcelona'],
      ['Últim cop que ha sortit', '14/11/2024, Aniversari, Barcelona'],
      ['Millor temporada', '2024-2025: 2 descarregats'],
      ['Descarregats', '2'],
      ['Intents', '1'],
      ['Intents desmuntats', '0'],
      ['Descarregats de 4 provats', '50\u00A0%'],
    ] as const)
      expect(screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent).toBe(fact);
  });

  test('of a tower that was never tried has no chart', () => {
    dossierShow('2026-11-21', 'Pd7fm');
    expect(screen.getByText(DOSSIER_TEXTS.unknown)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('says since when it was not tried again', () => {
    dossierShow().unmount();
    expect(screen.queryByText(untriedText('2024-2025'))).toBeNull();
    dossierShow('2027-09-01');
    expect(screen.getByText(untriedText('2024-2025'))).toBeVisible();
  });

  test('of one season has a chart of one column, with the season once', () => {
    dossierShow('2018-12-01');
    expect(screen.getByText(/Cada bloc és una vegada, la temporada 2018-2019\./)).toBeVisible();
  });
});

const tower = { code: '4d8', name: 'Quatre de vuit' };

describe('TowerPicture', () => {
  test('shows a photo if the content names one', () => {
    render(<TowerPicture tower={tower} link="/images/4d8-dia.jpg" />);
    const photo = screen.getByRole('img', { name: 'Quatre de vuit' });
    expect(photo).toHaveAttribute('src', '/images/4d8-dia.jpg');
  });

  test('throws on an invalid code, which stops the build', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<TowerPicture tower={{ ...tower, code: '4d99' }} link="plan" />)).toThrow('4d99');
  });
});

const slides = ['Alçat', 'Planta', 'Detall'].map((caption) => ({
  id: caption,
  caption: `Peu: ${caption}`,
  picture: <img alt={caption} src={`/${caption}.svg`} />,
}));

const slideshowShow = () => renderWith(slideshows, <Slideshow label="Imatges" slides={slides} />);
const counter = () => screen.getByRole('status').textContent;
describe('Slideshow', () => {
  test('ignores arrow keys with a modifier, since Alt+Left is Back', async () => {
    await slideshowShow();
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(counter()).toBe('1 / 3');
  });

  test('ignores gestures with two fingers', async () => {
    const { container } = await slideshowShow();
    const target = container.querySelector('figure') ?? container;
    await userEvent.pointer([
      { keys: '[TouchA>]', target, coords: { clientX: 200, clientY: 100 } },
      { keys: '[TouchB>]', target, coords: { clientX: 300, clientY: 100 } },
      { pointerName: 'TouchB', target, coords: { clientX: 400, clientY: 100 } },
      { keys: '[/TouchB]', target, coords: { clientX: 400, clientY: 100 } },
      { pointerName: 'TouchA', target, coords: { clientX: 100, clientY: 100 } },
      { keys: '[/TouchA]', target, coords: { clientX: 100, clientY: 100 } },
    ]);
    expect(counter()).toBe('1 / 3');
  });
});

test('a movement of forty pixels, more to the side than along, is a step', () => {
  const steps = [swipeStep(-60, 5), swipeStep(60, -5), swipeStep(-39, 0), swipeStep(-60, 80)];
  expect(steps).toEqual([1, -1, 0, 0]);
});

describe('drawing any castell', () => {
  const RECORDS = '3d8f,12,3,1,2019;4d9f,0,0,1,';

  const field = () => screen.getByRole('textbox', { name: DRAW_TEXTS.title });

  /** Opens the page at an address, with what it loads. */
  function open(search: string, load = async () => start) {
    history.replaceState(null, '', `/millors-castells/${search}`);
    render(
      <main>
        <DrawTower records={RECORDS} />
        <a href="/castells/3d8f/">3d8f</a>
      </main>,
    );
    drawTower(load).start();
  }

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

  test('agrees with a torre', () => {
    expect(recordText({ descarregats: 2, carregats: 1, intents: 0, first: 2011 }, 'feminine')).toBe(
      'A la nostra història, 2 descarregades i 1 carregada. La primera, el 2011.',
    );
  });

  test('says that it could not be loaded', async () => {
    open('?castell=3d7', () => Promise.reject(new Error('no network')));
    expect(await screen.findByText(DRAW_TEXTS.failed)).toBeVisible();
  });

  test.each(['3d8fa', 'Td8fm', '3d7+4d7'])('%s is the same drawing with React and without', (code) => {
    const content = <DrawingContent drawing={drawElevation(constructionOf(code))} prefix="x" shirt="red" />;
    const parsed = document.createElement('div');
    parsed.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${renderToStaticMarkup(content)}</svg>`;
    const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    made.append(...svgNodes(content));
    expect(made.innerHTML).toBe(parsed.firstElementChild?.innerHTML);
  });
});

describe('the drawing', () => {
  const markupOf = (code: string, view: (typeof VIEWS)[number] = 'elevation') =>
    renderToStaticMarkup(<TowerDrawing construction={constructionOf(code)} view={view} prefix="d" />);

  const KIB = 1024;

  test.each(['10d8f', '3d7+4d7'])('the elevation of %s weighs at most 12 KB compressed', (code) => {
    expect(gzipSync(markupOf(code)).length).toBeLessThan(12 * KIB);
  });

  test.each(VIEWS)(
    'the %s is a file of its own: namespace, no styles from outside, the club’s colour by default',
    (view) => {
      const markup = markupOf('4d8', view);
      const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml');
      expect(parsed.querySelector('parsererror')).toBeNull();
      expect(parsed.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
      expect(markup).toContain(`var(--shirt,${DEFAULT_SHIRT})`);
      expect(markup).not.toMatch(/NaN|Infinity|undefined|<rect/);
    },
  );

  test.each(VIEWS)('every <use> of the %s finds its symbol', (view) => {
    const { container } = render(
      <TowerDrawing construction={constructionOf('4d7a')} view={view} prefix="d" />,
    );
    const uses = [...container.querySelectorAll('use')];
    expect(uses.length).toBe(drawingOf(constructionOf('4d7a'), view).figures.length);
    for (const use of uses) {
      const id = use.getAttribute('href')?.slice(1) ?? '';
      expect(container.querySelector(`[id="${id}"]`)).not.toBeNull();
    }
  });

  test('without a prefix, people who do not overlap share one path for each colour', () => {
    const { container } = render(<TowerDrawing construction={constructionOf('4d8')} />);
    expect(container.querySelector('use, defs')).toBeNull();
    const { length } = drawingOf(constructionOf('4d8'), 'elevation').figures;
    expect(container.querySelectorAll('path').length).toBeLessThan(5 * length);
  });

  test('a given shirt replaces the colour everywhere', () => {
    const markup = renderToStaticMarkup(
      <TowerDrawing construction={constructionOf('4d8')} shirt="#7A1F3D" prefix="a" />,
    );
    expect(markup).toContain('#7A1F3D');
    expect(markup).not.toContain('--shirt');
  });

  test('TowerTag emphasizes strong towers and escapes HTML', () => {
    render(
      <TowerTags
        towers={[
          { label: '3d7', code: null, name: '"><img src=x>', strong: true },
          { label: '<b>', code: '<b>', name: 'quatre' },
        ]}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.querySelector('strong')).toHaveTextContent('3d7');
    expect(screen.getByRole('button', { name: '3d7, "><img src=x>' })).toBeInTheDocument();
    expect(second).toHaveTextContent('<b>');
    expect(second?.querySelector('strong, b, img')).toBeNull();
  });
});

describe('the card with a picture', () => {
  const texts = { maker: 'Colla', title: 'Primer 3d7', note: 'Avui', club: 'Club', address: 'club.cat' };
  const colours = { head: 'black', text: 'white', ground: 'white', foot: 'black' };
  const drawing = () => document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const props = { card: { texts, colours }, fileName: 'primer.png', drawing };

  test('a card takes the focus, and says that the browser draws no pictures', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    render(<CardButton load={async () => PictureCard} props={props} />);
    await userEvent.click(screen.getByRole('button', { name: CARD_TEXTS.open }));
    expect(await screen.findByRole('alert')).toHaveTextContent(CARD_TEXTS.refused);
    expect(screen.getByRole('region', { name: CARD_TEXTS.title })).toHaveFocus();
    expect(screen.queryByRole('button', { name: CARD_TEXTS.save })).not.toBeInTheDocument();
  });
});
