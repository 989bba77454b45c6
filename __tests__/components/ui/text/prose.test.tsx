import { render, screen } from '@testing-library/react';
import { Prose } from '@/components/ui/text/prose';

describe('Prose', () => {
  test('joins text and links into one paragraph', () => {
    render(<Prose paragraphs={[['Mira ', { text: "l'agenda", link: '/agenda' }, ' abans de venir.']]} />);
    expect(screen.getByText(/Mira/)).toHaveTextContent("Mira l'agenda abans de venir.");
    expect(screen.getByRole('link', { name: "l'agenda" })).toHaveAttribute('href', '/agenda/');
  });

  test('does not change other URLs', () => {
    render(<Prose paragraphs={[[{ text: 'Escriu', link: 'mailto:a@b.example' }]]} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:a@b.example');
  });

  test('shows a list when there is one', () => {
    render(<Prose paragraphs={['Porta:']} list={['aigua', 'faixa']} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['aigua', 'faixa']);
  });
});
