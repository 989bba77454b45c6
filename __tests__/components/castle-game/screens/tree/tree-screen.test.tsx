import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { anAttempt, aTeam } from '@/__tests__/builders/teams';
import { quietProps } from '@/__tests__/components/castle-game/quiet-props';
import { HelpScreen } from '@/components/castle-game/screens/help/help-screen';
import { RehearsalScreen } from '@/components/castle-game/screens/rehearsal/rehearsal-screen';
import { TreeScreen } from '@/components/castle-game/screens/tree/tree-screen';
import { catalogue } from '@/content/castle-game/catalogue';
import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { NO_BACKUP } from '@/lib/castle-game/saves/backup';
import { type TreeTower, towerTrees } from '@/lib/castle-game/screens/tree';
import type { GameOutcome } from '@/lib/castle-game/types';

const withAll = (towers: readonly TreeTower[]): TreeTower[] =>
  towers.flatMap((tower) => [tower, ...withAll(tower.above)]);

function team() {
  const { stats } = aTeam().team;
  const tried = (code: string, outcome: GameOutcome) => {
    const stat = stats[code];
    return stat && { [code]: { ...stat, attempts: [anAttempt(outcome)] } };
  };
  return aTeam({
    members: 40,
    stats: { ...stats, ...tried('3d4n', 'descarregat'), ...tried('3d5', 'intent') },
  }).team;
}

describe('the tree of towers', () => {
  test('has every tower of the catalogue once, on one that it leans on', () => {
    const towers = withAll(towerTrees(team()).flatMap(({ roots }) => roots));
    expect(towers.map(({ code }) => code).sort()).toEqual([...catalogue.keys()].sort());
    for (const tower of towers)
      for (const above of tower.above) expect(Object.keys(above.leansOn)).toContain(tower.code);
  });

  test('is nested lists, of which those tried are open', async () => {
    const { container } = render(<TreeScreen {...quietProps(aTeam(team()))} />);
    const item = screen.getAllByText('3d4n').find((one) => one.closest('p')?.matches(':first-child'));
    expect(item?.closest('li')).toHaveTextContent(/^3d4n, .*Descarregat.*3d5/);
    const open = [...container.querySelectorAll('details[open] h3')].map(({ textContent }) => textContent);
    expect(open).toEqual(['Tres']);
    expect((await axe(container)).violations).toEqual([]);
  });

  test.each([
    ['rehearsal', RehearsalScreen],
    [
      'help',
      (props: ReturnType<typeof quietProps>) => (
        <HelpScreen
          {...props}
          backup={NO_BACKUP}
          onRemind={() => {}}
          onExport={() => {}}
          onDelete={() => {}}
        />
      ),
    ],
  ])('is reached from the %s', async (_, Screen) => {
    const go = jest.fn();
    render(<Screen {...quietProps(aTeam(), { go })} />);
    await userEvent.click(screen.getByRole('button', { name: SHELL_TEXTS.tree }));
    expect(go).toHaveBeenCalledWith('ARBRE');
  });
});
