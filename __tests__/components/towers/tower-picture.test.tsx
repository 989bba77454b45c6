import { render, screen } from '@testing-library/react';
import { TowerPicture } from '@/components/towers/tower-picture';

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
