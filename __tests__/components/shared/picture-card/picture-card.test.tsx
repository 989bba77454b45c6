import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { CardButton } from '@/components/shared/picture-card/card-button';
import { PictureCard } from '@/components/shared/picture-card/picture-card';
import { CARD_TEXTS } from '@/content/interface/picture-card';

const texts = { maker: 'Colla', title: 'Primer 3d7', note: 'Avui', club: 'Club', address: 'club.cat' };
const colours = { head: 'black', text: 'white', ground: 'white', foot: 'black' };
const drawing = () => document.createElementNS('http://www.w3.org/2000/svg', 'svg');
const props = { card: { texts, colours }, fileName: 'primer.png', drawing };

test('a card takes the focus, and says that the browser draws no pictures', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { container } = render(<CardButton load={async () => PictureCard} props={props} />);
  await userEvent.click(screen.getByRole('button', { name: CARD_TEXTS.open }));
  expect(await screen.findByRole('alert')).toHaveTextContent(CARD_TEXTS.refused);
  expect(screen.getByRole('region', { name: CARD_TEXTS.title })).toHaveFocus();
  expect(screen.queryByRole('button', { name: CARD_TEXTS.save })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});
