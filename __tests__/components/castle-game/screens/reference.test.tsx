import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { anAttempt, aPilar, aTeam, someNetes } from '@/__tests__/builders/teams';
import { playScreen, quietProps } from '@/__tests__/components/castle-game/play-screen';
import { HelpScreen } from '@/components/castle-game/screens/help/help-screen';
import { MissionsScreen } from '@/components/castle-game/screens/missions/missions-screen';
import { RehearsalScreen } from '@/components/castle-game/screens/rehearsal/rehearsal-screen';
import { TowersScreen } from '@/components/castle-game/screens/towers/towers-screen';
import { TreeScreen } from '@/components/castle-game/screens/tree/tree-screen';
import { openHelpAt } from '@/components/castle-game/shell/screens';
import { catalogue } from '@/content/castle-game/catalogue';
import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { track } from '@/lib/castle-game/engine/missions';
import { backupAt, NO_BACKUP } from '@/lib/castle-game/saves/backup';
import { type TreeTower, towerTrees } from '@/lib/castle-game/screens/tree';
import type { GameOutcome } from '@/lib/castle-game/types';

describe('MISSIONS', () => {
  const part = (name: string) => within(screen.getByRole('region', { name }));
  const [pilar, netes] = [track(aPilar), track(someNetes)];

  test('proposes to a new team what it can accept, and says that the rest is empty', () => {
    render(<MissionsScreen {...quietProps(aTeam())} />);
    const proposed = part('Missions proposades');
    expect(proposed.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      aPilar.title,
      someNetes.title,
    ]);
    expect(proposed.getByText('Pd3 descarregat: 0/1')).toBeVisible();
    expect(proposed.getByRole('button', { name: `Accepta-la: ${aPilar.title}` })).toHaveTextContent(
      'Accepta-la',
    );
    expect(part('Missions acceptades').getByText("Ara no en teniu cap d'acceptada.")).toBeVisible();
    expect(part('Missions completades').getByText("Encara no n'heu completat cap.")).toBeVisible();
  });

  test('moves an accepted mission, says so, and puts focus on it', async () => {
    playScreen(MissionsScreen, aTeam());
    await userEvent.click(screen.getByRole('button', { name: `Accepta-la: ${someNetes.title}` }));
    const accepted = part('Missions acceptades');
    expect(accepted.getByRole('heading', { name: someNetes.title })).toHaveFocus();
    expect(accepted.getByText('3d4n descarregat: 0/5')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`Heu acceptat la missió «${someNetes.title}».`);
    await userEvent.click(screen.getByRole('button', { name: `Accepta-la: ${aPilar.title}` }));
    expect(accepted.getByRole('heading', { name: aPilar.title })).toHaveFocus();
    expect(part('Missions proposades').getByText('No en queden més de proposades.')).toBeVisible();
  });

  test('says why when a mission cannot be accepted', async () => {
    const act = () => ({ kind: 'mission accepted' }) as const;
    render(<MissionsScreen {...quietProps(aTeam(), { act })} />);
    await userEvent.click(screen.getByRole('button', { name: `Accepta-la: ${aPilar.title}` }));
    expect(screen.getByRole('alert')).toHaveTextContent('Aquesta missió ja està acceptada.');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('shows how far each objective has gone, where it counts and what it pays', () => {
    const begun = netes.objectives.rehearsal?.map((objective) => ({ ...objective, current: 2 })) ?? [];
    render(
      <MissionsScreen
        {...quietProps(
          aTeam({
            acceptedMissions: [{ ...netes, objectives: { rehearsal: begun } }],
            completedMissions: [{ ...pilar, completed: 1 }],
          }),
        )}
      />,
    );
    const accepted = part('Missions acceptades');
    const bar = accepted.getByRole('progressbar', { name: '3d4n descarregat: 2/5' });
    expect(bar).toHaveAttribute('value', '2');
    expect(bar).toHaveAttribute('max', '5');
    expect(accepted.getByText('Td4n descarregada: 2/3')).toBeVisible();
    expect(accepted.getByText('Als assajos')).toBeVisible();
    expect(accepted.getByText('+10 castellers')).toBeVisible();
    expect(part('Missions completades').getByRole('heading', { name: aPilar.title })).toBeVisible();
  });
});

describe('CASTELLS', () => {
  /** The row of a tower, found by its code: to name sixty rows by role takes seconds. */
  function row(code: string): HTMLElement {
    const found = screen.getByText(code).closest('tr');
    if (!found) throw new Error(`no row for ${code}`);
    return found;
  }

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
});

describe('the tree of towers', () => {
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

  test('has every tower of the catalogue once, on one that it leans on', () => {
    const towers = withAll(towerTrees(team()).flatMap(({ roots }) => roots));
    expect(towers.map(({ code }) => code).sort()).toEqual([...catalogue.keys()].sort());
    for (const tower of towers)
      for (const above of tower.above) expect(Object.keys(above.leansOn)).toContain(tower.code);
  });

  test('is nested lists, of which those tried are open', () => {
    const { container } = render(<TreeScreen {...quietProps(aTeam(team()))} />);
    const item = screen.getAllByText('3d4n').find((one) => one.closest('p')?.matches(':first-child'));
    expect(item?.closest('li')).toHaveTextContent(/^3d4n, .*Descarregat.*3d5/);
    const open = [...container.querySelectorAll('details[open] h3')].map(({ textContent }) => textContent);
    expect(open).toEqual(['Tres']);
  });

  test.each([
    ['rehearsal', RehearsalScreen],
    [
      'help',
      (props: ReturnType<typeof quietProps>) => (
        <HelpScreen {...props} backup={NO_BACKUP} onExport={() => {}} onDelete={() => {}} />
      ),
    ],
  ])('is reached from the %s', async (_, Screen) => {
    const go = jest.fn();
    render(<Screen {...quietProps(aTeam(), { go })} />);
    await userEvent.click(screen.getByRole('button', { name: SHELL_TEXTS.tree }));
    expect(go).toHaveBeenCalledWith('ARBRE');
  });
});

describe('AJUDA', () => {
  const nothing = () => {};
  type Doing = Partial<Pick<ComponentProps<typeof HelpScreen>, 'onExport' | 'onDelete' | 'backup'>>;
  const show = (members = 60, doing: Doing = {}) =>
    render(
      <HelpScreen
        {...quietProps(aTeam({ members: members }))}
        backup={doing.backup ?? NO_BACKUP}
        onExport={doing.onExport ?? nothing}
        onDelete={doing.onDelete ?? nothing}
      />,
    );
  /** Where the page has been scrolled, one after another. */
  function scrolls(): string[] {
    const to: string[] = [];
    Element.prototype.scrollTo = () => to.push('the top');
    Element.prototype.scrollIntoView = function (this: Element) {
      to.push(this.textContent);
    };
    Object.defineProperty(document, 'scrollingElement', {
      value: document.documentElement,
      configurable: true,
    });
    return to;
  }

  const part = (name: string) => screen.getByRole('region', { name });

  test('opens at the table that another screen has pointed to, and the next time at its top', () => {
    openHelpAt('growth');
    const to = scrolls();
    const { unmount } = show();
    expect(to.at(-1)).toBe('Punts i gent');
    expect(screen.getByRole('heading', { name: 'Punts i gent' })).toHaveFocus();
    unmount();
    show();
    expect(to.at(-1)).toBe('the top');
    expect(screen.getByRole('heading', { name: 'AJUDA' })).toHaveFocus();
  });

  test('has its motto, and its two buttons do what they say', async () => {
    const [onExport, onDelete] = [jest.fn(), jest.fn()];
    show(60, { onExport, onDelete });
    expect(screen.getByText("Espavila. Enfaixa't i posa't a la feina!")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'EXPORTA LA PARTIDA' }));
    expect([onExport.mock.calls.length, onDelete.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(screen.getByRole('button', { name: 'BORRA LA PARTIDA' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Segur que vols eliminar la partida? Aquesta acció no es pot desfer.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel·la' }));
    await userEvent.click(screen.getByRole('button', { name: 'BORRA LA PARTIDA' }));
    expect([onExport.mock.calls.length, onDelete.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(screen.getByRole('button', { name: 'Esborra-la' }));
    expect([onExport.mock.calls.length, onDelete.mock.calls.length]).toEqual([1, 1]);
  });

  test("tells how old the player's copy is", () => {
    show(60, { backup: { ...backupAt(Date.now()), days: 3 } });
    expect(
      screen.getByText('Última exportació: avui, i des de llavors has passat 3 dies de joc.'),
    ).toBeVisible();
  });

  test('has the own team in the table of growth', () => {
    show(60);
    const own = within(part('Punts i gent')).getByRole('row', { current: true });
    expect(own).toHaveTextContent(/^60 \(ara\)/);
    const sizes = within(part('Punts i gent'))
      .getAllByRole('rowheader')
      .map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
    expect(sizes).toEqual([...new Set(sizes)].sort((one, other) => one - other));
  });
});
