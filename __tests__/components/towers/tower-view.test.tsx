import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { axe } from '@/__tests__/axe';
import { renderWith } from '@/__tests__/builders/drawn';
import { aDiada } from '@/__tests__/builders/results';
import { aCatalogueTower } from '@/__tests__/builders/towers';
import { stepAround, swipeStep } from '@/components/shared/steps';
import { Slideshow } from '@/components/towers/slideshow';
import { slideshows } from '@/components/towers/slideshow.enhancement';
import { TowerDossier } from '@/components/towers/tower-dossier';
import { TowerPicture } from '@/components/towers/tower-picture';
import { TowerView } from '@/components/towers/tower-view';
import { copying } from '@/components/ui/copy/copy.enhancement';
import { COLUMN_NAMES, chartLabel, chartTableCaption } from '@/content/interface/results';
import {
  chartText,
  DOSSIER_TEXTS,
  SHARE_TEXTS,
  slideshowLabel,
  TOWER_TEXTS,
  untriedText,
} from '@/content/interface/towers';
import { towerDossier } from '@/lib/results/views/tower-dossier';

const [first, middle, last] = [
  aCatalogueTower({ code: '4d8', name: 'Quatre de vuit' }),
  aCatalogueTower({
    code: '3d7+4d7',
    name: 'Tres de set i quatre de set',
    gallery: [
      { link: 'elevation', caption: 'Tots dos alhora.' },
      { link: 'plan', caption: 'Dues pinyes que es toquen.' },
    ],
  }),
  aCatalogueTower({ code: 'Pd5', name: 'Pilar de cinc' }),
] as const;

function show(tower: typeof first, neighbours: Parameters<typeof TowerView>[0]['neighbours']) {
  const dossier = towerDossier([], tower.code);
  render(
    <TowerView
      tower={tower}
      neighbours={neighbours}
      dossier={dossier}
      built="2026-11-21"
      listPath="/diades"
    />,
  );
}

const neighbours = () => screen.getByRole('navigation', { name: TOWER_TEXTS.neighbours });

test('the heading of a tower is its code and its name, followed by the text', () => {
  show(last, { previous: null, next: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Pd5 Pilar de cinc' })).toBeVisible();
  for (const paragraph of last.text) expect(screen.getByText(paragraph)).toBeVisible();
});

test('each date of its history links to that diada', () => {
  const diada = aDiada(['Pd5'], { date: '2019-11-21', reason: 'Aniversari', town: 'Vic' });
  render(<TowerDossier dossier={towerDossier([diada], 'Pd5')} built="2026-11-21" listPath="/diades" />);
  const links = screen.getAllByRole('link', { name: '21/11/2019, Aniversari, Vic' });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute('href', '/diades/?des=2019-11-21&fins=2019-11-21');
});

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
      tower={last}
      neighbours={{ previous: null, next: null }}
      dossier={null}
      built="2026-11-21"
      listPath="/diades"
    />,
  );
  await user.click(screen.getByRole('button', { name: SHARE_TEXTS.share }));
  expect(share).toHaveBeenCalledWith({ title: document.title, url: location.href });
  expect(screen.queryByText(SHARE_TEXTS.copied) !== null).toBe(isCopied);
  Reflect.deleteProperty(navigator, 'share');
});

test('a gallery is a slideshow with captions', () => {
  show(middle, { previous: first, next: last });
  const slides = screen.getByRole('region', { name: slideshowLabel(middle.name) });
  expect(within(slides).getByText('Tots dos alhora.')).toBeVisible();
  expect(within(slides).getByRole('img', { name: /^Dibuix d'un tres de set/ })).toBeVisible();
});

test('neighbours are links, none past the ends', () => {
  show(first, { previous: null, next: middle });
  const links = within(neighbours()).getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('href', '/castells/3d7%2B4d7/');
  expect(links[0]).toHaveAccessibleName(expect.stringContaining(TOWER_TEXTS.next));
});

const diades = [
  aDiada(['i3d7', '3d7C'], { date: '2019-05-03', reason: 'Sant Jordi', town: 'Vic' }),
  aDiada(['3d7', '3d7'], { date: '2024-11-14' }),
];
const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the dossier of a tower', () => {
  test('shows first and last diada, totals and best season', () => {
    render(<TowerDossier dossier={towerDossier(diades, '3d7')} built="2026-11-21" listPath="/diades" />);
    expect(factOf('Primer carregat')).toBe('03/05/2019, Sant Jordi, Vic');
    expect(factOf('Primer descarregat')).toBe('14/11/2024, Aniversari, Barcelona');
    expect(factOf('Últim cop')).toBe('14/11/2024, Aniversari, Barcelona');
    expect(factOf('Millor temporada')).toBe('2024-2025: 2 descarregats');
    expect(factOf('Descarregats')).toBe('2');
    expect(factOf('Intents')).toBe('1');
    expect(factOf('Intents desmuntats')).toBe('0');
    expect(factOf('Descarregats de 4 provats')).toBe('50\u00A0%');
  });

  const dossierShow = (built = '2026-11-21', code = '3d7') =>
    render(<TowerDossier dossier={towerDossier(diades, code)} built={built} listPath="/diades" />);

  test('has a chart of all seasons since the first, and a table of those in which it was tried', () => {
    dossierShow();
    expect(screen.getByText(chartText('2018-2019', '2026-2027'))).toBeVisible();
    const chart = screen.getByRole('img', { name: chartLabel(DOSSIER_TEXTS.chart) });
    expect(chart).toHaveAttribute('viewBox', '0 0 90 2');
    const table = screen.getByRole('table', {
      name: chartTableCaption(DOSSIER_TEXTS.chart, COLUMN_NAMES.season),
      hidden: true,
    });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
      ['Temporada', 'Descarregats', 'Carregats', 'Intents', 'Intents desmuntats'],
      ['2018-2019', '0', '1', '1', '0'],
      ['2024-2025', '2', '0', '0', '0'],
    ]);
  });

  test('says since when it was not tried again', () => {
    dossierShow().unmount();
    expect(screen.queryByText(untriedText('2024-2025'))).toBeNull();
    dossierShow('2027-09-01');
    expect(screen.getByText(untriedText('2024-2025'))).toBeVisible();
  });

  test('of one season has a chart of one column, with the season once', () => {
    dossierShow('2018-12-01');
    expect(screen.getByText(/Un bloc per cada vegada, la temporada 2018-2019\./)).toBeVisible();
  });

  test('of a tower that was never tried has no chart', () => {
    dossierShow('2026-11-21', 'Pd7fm');
    expect(screen.getByText(DOSSIER_TEXTS.unknown)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('has no accessibility violation', async () => {
    const { container } = dossierShow();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('links to the list filtered by the tower, with the plus sign encoded', () => {
    render(
      <TowerDossier
        dossier={towerDossier([aDiada(['3d7+4d7'])], '3d7+4d7')}
        built="2026-11-21"
        listPath="/diades"
      />,
    );
    expect(screen.getByRole('link', { name: /Totes les diades/ })).toHaveAttribute(
      'href',
      '/diades/?castell=3d7%2B4d7',
    );
  });
});

const tower = { code: '4d8', name: 'Quatre de vuit' };

describe('TowerPicture', () => {
  test('shows the drawing of the view with a text alternative', () => {
    render(<TowerPicture tower={tower} link="plan" />);
    const picture = screen.getByRole('img', { name: /^Planta d'un quatre de vuit/ });
    expect(picture).toHaveAttribute('src', '/dibuixos/4d8-planta.svg');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['300', '400']);
  });

  test('uses the gallery drawing in a gallery', () => {
    render(<TowerPicture tower={tower} link="elevation" inGallery />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/dibuixos/4d8-galeria.webp');
  });

  test('shows a photo in its proportions if the content names one', () => {
    render(<TowerPicture tower={tower} link="/images/4d8-dia.jpg" />);
    const photo = screen.getByRole('img', { name: 'Quatre de vuit' });
    expect(photo).toHaveAttribute('src', '/images/4d8-dia.jpg');
    expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['300', '400']);
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

  test('handles swipes and ignores scrolling', async () => {
    const { container } = await slideshowShow();
    const user = userEvent.setup();
    const stage = container.querySelector('figure') ?? container;
    const drag = (x: number, y: number) =>
      user.pointer([
        { keys: '[TouchA>]', target: stage, coords: { clientX: 200, clientY: 100 } },
        { pointerName: 'TouchA', target: stage, coords: { clientX: x, clientY: y } },
        { keys: '[/TouchA]', target: stage, coords: { clientX: x, clientY: y } },
      ]);
    await drag(120, 110);
    expect(counter()).toBe('2 / 3');
    await drag(140, 300);
    expect(counter()).toBe('2 / 3');
    await drag(280, 90);
    expect(counter()).toBe('1 / 3');
  });

  test('prevents dragging of pictures, which would cancel a swipe', async () => {
    await slideshowShow();
    expect(fireEvent.dragStart(screen.getByRole('img', { name: 'Alçat' }))).toBe(false);
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

  test('has no accessibility violation', async () => {
    const { container } = await slideshowShow();
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('stepAround', () => {
  test('wraps around', () => {
    expect(stepAround(3, 1, 4)).toBe(0);
    expect(stepAround(0, -1, 4)).toBe(3);
  });

  test('stays in range for any step, and the opposite step returns', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.nat(),
        fc.integer({ min: -50, max: 50 }),
        (count, at, step) => {
          const index = at % count;
          const there = stepAround(index, step, count);
          expect(there).toBeGreaterThanOrEqual(0);
          expect(there).toBeLessThan(count);
          expect(stepAround(there, -step, count)).toBe(index);
        },
      ),
    );
  });
});

describe('swipeStep', () => {
  test.each([
    [-60, 5, 1],
    [60, -5, -1],
    [-39, 0, 0],
    [-60, 80, 0],
  ])('reads a movement of %d, %d as %d', (dx, dy, step) => {
    expect(swipeStep(dx, dy)).toBe(step);
  });
});
