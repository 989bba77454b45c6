import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { aTeam } from '@/__tests__/builders/teams';
import { quietProps } from '@/__tests__/components/castle-game/quiet-props';
import { TowersScreen } from '@/components/castle-game/screens/towers/towers-screen';

/** The row of a tower, found by its code: to name sixty rows by role takes seconds. */
function row(code: string): HTMLElement {
  const found = screen.getByText(code).closest('tr');
  if (!found) throw new Error(`no row for ${code}`);
  return found;
}

describe('CASTELLS', () => {
  test('has nine tables by group, with what each tower scores and takes', () => {
    render(<TowersScreen {...quietProps(aTeam({ members: 400 }))} />);
    const names = Array.from({ length: 9 }, (_, group) => `Grup ${group}`);
    expect(screen.getAllByRole('table')).toHaveLength(names.length);
    for (const name of names) {
      const table = within(screen.getByRole('table', { name }));
      const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
      expect(columns).toEqual(['Castell', 'Carregat', 'Descarregat', 'Gent']);
    }
    expect(row('4d9f')).toHaveTextContent('4d9f, quatre de nou amb folre5.5107.120252');
  });

  test('takes focus on its heading and goes back', async () => {
    const back = jest.fn();
    render(<TowersScreen {...quietProps(aTeam(), { back })} />);
    expect(screen.getByRole('heading', { level: 2, name: 'CASTELLS' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'ENRERE' }));
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('has no fault that axe finds', async () => {
    const { container } = render(<TowersScreen {...quietProps(aTeam({ members: 60 }))} />);
    expect((await axe(container)).violations).toEqual([]);
  });
});
