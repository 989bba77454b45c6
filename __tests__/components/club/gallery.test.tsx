import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { renderWith } from '@/__tests__/builders/drawn';
import { Gallery } from '@/components/club/photos/gallery';
import { galleries } from '@/components/club/photos/gallery.enhancement';
import { PHOTO_TEXTS } from '@/content/interface/photos';
import type { Album } from '@/lib/club/types';

const albums: readonly Album[] = [
  {
    id: 'tardor',
    title: 'Diada de tardor',
    date: '2026-11-14',
    credit: 'Núria Prat',
    photos: [
      { link: '/images/fotografies/pilar.jpg', alt: 'El pilar de cinc a plaça.' },
      { link: '/images/fotografies/pinya 2.jpg', alt: 'La pinya, de dalt.', credit: 'Pau Serra' },
    ],
  },
  {
    id: 'hivern',
    title: "Diada d'hivern",
    date: '2027-01-20',
    photos: [{ link: '/images/fotografies/neu.png', alt: 'Neu al pati.' }],
  },
];

const draw = () => renderWith(galleries, <Gallery albums={albums} />);
const thumbnail = (alt: string) => screen.getByRole('link', { name: alt, hidden: true });
const viewer = () => screen.getByRole('dialog', { name: PHOTO_TEXTS.viewer });

beforeEach(() => history.replaceState(null, '', '/fotografies/'));

test('each album has its title, day, photographer and photographs, which are links without scripts', async () => {
  const { container } = await draw();
  const album = screen.getByRole('region', { name: 'Diada de tardor' });
  expect(within(album).getByText('14 de novembre de 2026 · 2 fotografies · Foto: Núria Prat')).toBeVisible();
  expect(within(album).getAllByRole('link')).toHaveLength(2);
  expect(thumbnail('Neu al pati.')).toHaveAttribute('href', '/images/fotografies/neu.png');
  expect((await axe(container)).violations).toEqual([]);
});

test('a photograph opens under its own address, arrow keys walk over all albums, and closing returns', async () => {
  await draw();
  const user = userEvent.setup();
  await user.click(thumbnail('La pinya, de dalt.'));
  await waitFor(() => expect(viewer()).toBeVisible());
  expect(location.hash).toBe('#tardor-pinya-2');
  expect(within(viewer()).getByText('La pinya, de dalt. · Foto: Pau Serra · 2 de 2')).toBeVisible();
  fireEvent.keyDown(viewer(), { key: 'ArrowRight' });
  expect(within(viewer()).getByRole('img')).toHaveAccessibleName('Neu al pati.');
  expect(location.hash).toBe('#hivern-neu');
  await user.click(within(viewer()).getByRole('button', { name: PHOTO_TEXTS.next }));
  expect(location.hash).toBe('#tardor-pilar');
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.hash).toBe('');
});

test('an address opens its photograph, and one that does not come can be asked for again', async () => {
  history.replaceState(null, '', '#hivern-neu');
  await draw();
  const picture = within(viewer()).getByRole('img');
  fireEvent.error(picture);
  expect(within(viewer()).getByRole('alert')).toHaveTextContent(PHOTO_TEXTS.failed);
  await userEvent.click(within(viewer()).getByRole('button', { name: PHOTO_TEXTS.again }));
  expect(within(viewer()).queryByRole('alert')).toBeNull();
  expect(picture).toBeVisible();
});
