import { render, screen } from '@testing-library/react';
import { TowerPicture } from '@/components/towers/tower-picture';

const tower = { code: '4d8', name: 'Quatre de vuit' };

describe('TowerPicture', () => {
  it('shows the file of the drawn view and says what it shows', () => {
    render(<TowerPicture tower={tower} link="plan" />);
    const picture = screen.getByRole('img', { name: /^Planta d'un quatre de vuit/ });
    expect(picture).toHaveAttribute('src', '/dibuixos/4d8-planta.svg');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['300', '400']);
  });

  it('takes the shared scale and ground line among other towers', () => {
    render(<TowerPicture tower={tower} link="elevation" inGallery />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/dibuixos/4d8-galeria.webp');
  });

  it('shows a photograph at its true proportions when the content names one', () => {
    render(<TowerPicture tower={tower} link="/images/4d8-dia.jpg" />);
    const photo = screen.getByRole('img', { name: 'Quatre de vuit' });
    expect(photo).toHaveAttribute('src', '/images/4d8-dia.jpg');
    expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['300', '400']);
  });

  it('stops the build on a code that is no tower, rather than showing a broken picture', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<TowerPicture tower={{ ...tower, code: '4d99' }} link="plan" />)).toThrow('4d99');
  });
});
