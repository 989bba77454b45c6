import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRound, aTeam } from '@/__tests__/builders/teams';
import { LastPerformance } from '@/components/castle-game/screens/home/last-performance';
import { pointedHelpPart } from '@/components/castle-game/shell/screens';

const played = (points: number) => ({
  rounds: [aRound('3d5', 'carregat'), aRound('Pd4', 'intent')],
  points,
  endedAt: 0,
});

describe('the last performance', () => {
  test('is nothing before the first', () => {
    const { container } = render(<LastPerformance team={aTeam().team} go={() => {}} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('is told by its towers, also when a save numbers them alike, and its points', () => {
    const complain = jest.spyOn(console, 'error');
    const history = [{ ...played(1), rounds: [] }, played(1785)];
    render(<LastPerformance team={aTeam({ history }).team} go={() => {}} />);
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['3d5C', 'iPd4']);
    expect(screen.getByText('1.785').parentElement).toHaveTextContent('1.785 punts');
    // React complains of keys that repeat.
    expect(complain).not.toHaveBeenCalled();
  });

  test('points to the table of growth the first time that members leave, and never again', async () => {
    const go = jest.fn();
    const kept = { ...played(100), members: { before: 40, after: 45 } };
    const lost = { ...played(0), members: { before: 45, after: 41 } };
    const { rerender } = render(<LastPerformance team={aTeam({ history: [kept, lost] }).team} go={go} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mira la taula de punts i gent' }));
    expect(go).toHaveBeenCalledWith('AJUDA');
    expect(pointedHelpPart()).toBe('growth');
    for (const history of [[kept], [lost, lost], [lost, kept]]) {
      rerender(<LastPerformance team={aTeam({ history }).team} go={go} />);
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    }
  });
});
