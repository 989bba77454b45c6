import { render, screen, within } from '@testing-library/react';
import { TowerView } from '@/components/towers/tower-view';
import { TOWER_TEXTS } from '@/content/interface/towers';
import { towerDossier } from '@/lib/diades/views/tower-dossier';
import { slidesWords } from '@/lib/towers/words';
import { aCatalogueTower } from '../../builders/towers';

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

test('a tower is headed by its name alone for whoever hears it, and tells its text', () => {
  show(last, { previous: null, next: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Pilar de cinc' })).toBeVisible();
  for (const paragraph of last.text) expect(screen.getByText(paragraph)).toBeVisible();
});

test('a tower without gallery shows one picture, the first thing that its page loads', () => {
  show(last, { previous: null, next: null });
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.queryByRole('region', { name: /^Imatges/ })).not.toBeInTheDocument();
});

test('a gallery is shown as slides with their captions', () => {
  show(middle, { previous: first, next: last });
  const slides = screen.getByRole('region', { name: slidesWords(middle.name) });
  expect(within(slides).getByText('Tots dos alhora.')).toBeVisible();
  expect(within(slides).getByRole('img', { name: /^Dibuix d'un tres de set/ })).toBeVisible();
});

test('the neighbours are linked by the address of their code, and none past the ends', () => {
  show(first, { previous: null, next: middle });
  const links = within(neighbours()).getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('href', '/castells/3d7%2B4d7/');
  expect(links[0]).toHaveAccessibleName(expect.stringContaining(TOWER_TEXTS.next));
});
