import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { aPilar, aTeam, someNetes } from '@/__tests__/builders/teams';
import { playScreen } from '@/__tests__/components/castle-game/played-screen';
import { quietProps } from '@/__tests__/components/castle-game/quiet-props';
import { MissionsScreen } from '@/components/castle-game/screens/missions/missions-screen';
import { track } from '@/lib/castle-game/engine/missions';

const part = (name: string) => within(screen.getByRole('region', { name }));
const [pilar, netes] = [track(aPilar), track(someNetes)];

describe('MISSIONS', () => {
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

  test('shows how far each objective has gone, where it counts and what it pays', async () => {
    const begun = netes.objectives.rehearsal?.map((objective) => ({ ...objective, current: 2 })) ?? [];
    const { container } = render(
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
    expect((await axe(container)).violations).toEqual([]);
  });
});
