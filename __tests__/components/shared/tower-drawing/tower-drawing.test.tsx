import { gzipSync } from 'node:zlib';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { CrowdBand } from '@/components/shared/tower-drawing/crowd-band';
import { DEFAULT_SHIRT } from '@/components/shared/tower-drawing/ink';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { TowerTag, TowerTags } from '@/components/shared/tower-tag/tower-tags';
import { TowerTips } from '@/components/shared/tower-tag/tower-tips';
import { drawTower } from '@/lib/towers/drawing/draw';
import { VIEWS } from '@/lib/towers/drawing/figure';
import { constructionOf } from '@/lib/towers/notation';

const markupOf = (code: string, view: (typeof VIEWS)[number] = 'elevation') =>
  renderToStaticMarkup(<TowerDrawing construction={constructionOf(code)} view={view} prefix="d" />);

const KIB = 1024;

test.each(['4d9f', '3d8f', '10d7', '7d8f', 'Pd8fmp', '10d8f', '3d7+4d7'])(
  'the elevation of %s weighs at most 12 KB compressed',
  (code) => {
    expect(gzipSync(markupOf(code)).length).toBeLessThan(12 * KIB);
  },
);

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
  const { container } = render(<TowerDrawing construction={constructionOf('4d7a')} view={view} prefix="d" />);
  const uses = [...container.querySelectorAll('use')];
  expect(uses.length).toBe(drawTower(constructionOf('4d7a'), view).figures.length);
  for (const use of uses) {
    const id = use.getAttribute('href')?.slice(1) ?? '';
    expect(container.querySelector(`[id="${id}"]`)).not.toBeNull();
  }
});

test('without a prefix, people who do not overlap share one path for each colour', () => {
  const { container } = render(<TowerDrawing construction={constructionOf('4d8')} />);
  expect(container.querySelector('use, defs')).toBeNull();
  const { length } = drawTower(constructionOf('4d8'), 'elevation').figures;
  expect(container.querySelectorAll('path').length).toBeLessThan(5 * length);
  for (const path of container.querySelectorAll('path')) {
    expect(path.getAttribute('d')).toMatch(/^(M[^M]+)+z?$/i);
    expect(path.getAttribute('fill')).toMatch(/^(#|var)/);
  }
});

test('the drawing has a text alternative, given or its own', () => {
  render(
    <>
      <TowerDrawing construction={constructionOf('4d8')} />
      <TowerDrawing construction={constructionOf('3d8f')} title="El primer tres de vuit" />
    </>,
  );
  expect(screen.getByRole('img', { name: /^Dibuix d'un quatre de vuit: pinya/ })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'El primer tres de vuit' })).toBeInTheDocument();
});

test('several drawings in one page share no ids', () => {
  const { container } = render(
    <main>
      {VIEWS.map((view) => (
        <TowerDrawing key={view} construction={constructionOf('4d8')} view={view} prefix={view} />
      ))}
    </main>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a given shirt replaces the colour everywhere', () => {
  const markup = renderToStaticMarkup(
    <TowerDrawing construction={constructionOf('4d8')} shirt="#7A1F3D" prefix="a" />,
  );
  expect(markup).toContain('#7A1F3D');
  expect(markup).not.toContain('--shirt');
});

test('people are grouped by part and floor, so that a castell can be built floor by floor', () => {
  const { container } = render(<TowerDrawing construction={constructionOf('3d8f')} />);
  for (const floor of [1, 2, 3, 4, 5, 6, 7, 8]) {
    expect(container.querySelectorAll(`g[data-floor="${floor}"]`).length).toBeGreaterThan(0);
  }
  expect(container.querySelectorAll('g[data-part="folre"][data-floor="2"]').length).toBeGreaterThan(0);
});

test('the tile weighs under 4 KB compressed and is five times as wide as high', () => {
  const markup = renderToStaticMarkup(<CrowdBand prefix="c" />);
  expect(gzipSync(markup).length).toBeLessThan(4 * 1024);
  const [, , width = 0, height = 1] = /viewBox="([^"]+)"/.exec(markup)?.[1]?.split(' ').map(Number) ?? [];
  expect(width / height).toBe(5);
});

test('it is decoration: assistive technology passes it by', () => {
  const { container } = render(<CrowdBand prefix="c" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('use').length).toBeGreaterThan(40);
});

test('it wears the colour it is given', () => {
  const markup = renderToStaticMarkup(<CrowdBand shirt="#7A1F3D" prefix="c" />);
  expect(markup).toContain('#7A1F3D');
  expect(markup).not.toContain('--shirt');
});

const tags = (
  <TowerTips pages={['3d8f']}>
    <TowerTag label="id3d8f" code="3d8f" name="intent desmuntat de tres de vuit amb folre" strong />
    <TowerTags towers={[{ label: 'Pd4', code: 'Pd4', name: 'pilar de quatre' }]} />
  </TowerTips>
);

describe('TowerTag', () => {
  test('has the code and the name as accessible name, and links to the page of its tower', () => {
    render(tags);
    expect(
      screen.getByRole('link', { name: 'id3d8f, intent desmuntat de tres de vuit amb folre' }),
    ).toHaveAttribute('href', '/castells/3d8f/');
  });

  test('without a page is a button, reached by keyboard', async () => {
    render(tags);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Pd4, pilar de quatre' })).toHaveFocus();
  });

  test('shows its name on focus and on hover, and Escape hides it', async () => {
    render(tags);
    await userEvent.tab();
    expect(screen.getByText('intent desmuntat de tres de vuit amb folre')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('intent desmuntat de tres de vuit amb folre')).not.toBeInTheDocument();
    await userEvent.hover(screen.getByText('Pd4'));
    expect(screen.getByText('pilar de quatre')).toBeVisible();
    await userEvent.unhover(screen.getByText('Pd4'));
    expect(screen.queryByText('pilar de quatre')).not.toBeInTheDocument();
  });

  test('emphasizes strong towers and escapes HTML', () => {
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
