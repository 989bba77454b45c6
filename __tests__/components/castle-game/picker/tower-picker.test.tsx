import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRound, aTeam, onStage } from '@/__tests__/builders/teams';
import { TowerPicker } from '@/components/castle-game/picker/tower-picker';
import type { GameState } from '@/lib/castle-game/types';

const show = (state: GameState, onPick: (castell: string) => void = () => {}) =>
  render(<TowerPicker state={state} place={state.team.today.type} onPick={onPick} />);
const card = (castell: string) => screen.getByRole('button', { name: new RegExp(`^${castell},`) });

describe('the picker of towers', () => {
  it('groups towers by structure and disables the groups without any that can be tried', async () => {
    show(onStage({ actualCastellers: 31 }));
    const structures = within(screen.getByRole('group', { name: 'Estructura' }));
    expect(structures.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Pilar',
      'Torre',
      'Tres',
      'Quatre',
      'Cinc',
      'Set',
      'Nou',
      'Deu',
    ]);
    for (const name of ['Pilar', 'Quatre', 'Cinc', 'Set', 'Nou', 'Deu'])
      expect(structures.getByRole('radio', { name })).toBeDisabled();
    await userEvent.click(structures.getByRole('radio', { name: 'Tres' }));
    expect(card('3d5')).toBeEnabled();
    expect(card('3d6')).toBeDisabled();
    expect(card('3d6')).toHaveTextContent('37 persones');
    expect(card('3d6')).toHaveTextContent('195p150p');
  });

  it('has netes only at rehearsal', () => {
    show(aTeam({ castellers: 40, actualCastellers: 40 }));
    expect(screen.getByRole('radio', { name: 'Netes' })).toBeVisible();
    show(onStage());
    expect(screen.getAllByRole('radio', { name: 'Netes' })).toHaveLength(1);
  });

  it('only has pillars once three towers are crowned', () => {
    show(onStage({}, [aRound('3d5'), aRound('4d5', 'CARREGAT'), aRound('Td5')]));
    expect(screen.getByRole('radio', { name: 'Pilar' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Cinc' })).toBeDisabled();
    expect(card('Pd4')).toBeEnabled();
  });

  it('takes no tower for the second half of a double click, which was meant for something else', async () => {
    const onPick = jest.fn();
    show(onStage({}, [aRound('3d5'), aRound('4d5'), aRound('Td5')]), onPick);
    await userEvent.dblClick(card('Pd4'));
    expect(onPick.mock.calls).toEqual([['Pd4']]);
  });
});
