import { render, screen, within } from '@testing-library/react';
import { aCatalogueTower } from '@/__tests__/builders/towers';
import { TowerView } from '@/components/towers/tower-view';
import { slideshowLabel, TOWER_TEXTS } from '@/content/interface/towers';
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

test('the heading of a tower is its name without the code, followed by the text', () => {
  show(last, { previous: null, next: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Pilar de cinc' })).toBeVisible();
  for (const paragraph of last.text) expect(screen.getByText(paragraph)).toBeVisible();
});

test('a tower without gallery shows one picture, loaded at once', () => {
  show(last, { previous: null, next: null });
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.queryByRole('region', { name: /^Imatges/ })).not.toBeInTheDocument();
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
