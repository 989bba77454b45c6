import { render, screen } from '@testing-library/react';
import { EraList } from '@/components/club/era-list';
import { allEras } from '@/content/interface/club';

const anEra = (id: string) => ({
  id,
  title: `Època ${id}`,
  years: '2016-avui',
  picture: { code: '4d7', caption: `Un castell de ${id}` },
  paragraphs: ['Text.'],
});

describe('EraList', () => {
  test('leads to each age, which is drawn and captioned', () => {
    render(<EraList eras={[anEra('abans'), anEra('ara')]} />);
    expect(screen.getByRole('navigation')).toHaveAccessibleName(allEras(2));
    for (const id of ['abans', 'ara']) {
      expect(screen.getByRole('link', { name: new RegExp(`Època ${id}`) })).toHaveAttribute('href', `#${id}`);
      expect(screen.getByRole('region', { name: `Època ${id}` })).toHaveAttribute('id', id);
      expect(screen.getByText(`Un castell de ${id}`)).toBeInTheDocument();
    }
  });

  test('has no ways where there is one age alone', () => {
    render(<EraList eras={[anEra('ara')]} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
