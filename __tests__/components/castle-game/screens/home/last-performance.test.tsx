import { render, screen } from '@testing-library/react';
import { aRound, aTeam } from '@/__tests__/builders/teams';
import { LastPerformance } from '@/components/castle-game/screens/home/last-performance';

const played = (points: number) => ({
  rounds: [aRound('3d5', 'carregat'), aRound('Pd4', 'intent')],
  points,
  endedAt: 0,
});

describe('the last performance', () => {
  it('is nothing before the first', () => {
    const { container } = render(<LastPerformance team={aTeam().team} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('is told by its towers, also when a save numbers them alike, and its points', () => {
    const complain = jest.spyOn(console, 'error');
    const history = [{ ...played(1), rounds: [] }, played(1785)];
    render(<LastPerformance team={aTeam({ history }).team} />);
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['3d5C', 'iPd4']);
    expect(screen.getByText('1.785').parentElement).toHaveTextContent('1.785 punts');
    // React complains of keys that repeat.
    expect(complain).not.toHaveBeenCalled();
  });
});
