import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { useState } from 'react';
import { aTeam } from '@/__tests__/builders/teams';
import { rules } from '@/components/castle-game/rules';
import { MissionsScreen } from '@/components/castle-game/screens/missions/missions-screen';
import { missions } from '@/content/castle-game/missions';
import type { Action } from '@/lib/castle-game/engine/actions';
import { track } from '@/lib/castle-game/engine/missions';
import type { GameState } from '@/lib/castle-game/types';
import { HOSTILE, quietProps } from '../../quiet-props';

expect.extend(toHaveNoViolations);

/** The screen over the real engine. */
function Played({ from }: { from: GameState }) {
  const [state, setState] = useState(from);
  const act = (action: Action) => {
    const outcome = rules.act(state, action, 0);
    if (!outcome.ok) return outcome.reason;
    setState(outcome.state);
    return undefined;
  };
  return <MissionsScreen {...quietProps(state, { act })} />;
}
const part = (name: string) => within(screen.getByRole('region', { name }));
const [pillar, netes] = missions.map(track);

describe('MISSIONS', () => {
  it('proposes to a new team what it can accept, and says that the rest is empty', () => {
    render(<MissionsScreen {...quietProps(aTeam())} />);
    const proposed = part('Missions proposades');
    expect(proposed.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'El primer pilar',
      'Netes ben netes',
    ]);
    expect(proposed.getByText('Pd3 descarregat: 0/1')).toBeVisible();
    expect(proposed.getByRole('button', { name: 'Accepta-la: El primer pilar' })).toHaveTextContent(
      'Accepta-la',
    );
    expect(part('Missions acceptades').getByText("Ara no en teniu cap d'acceptada.")).toBeVisible();
    expect(part('Missions completades').getByText("Encara no n'heu completat cap.")).toBeVisible();
  });

  it('moves an accepted mission, says so, and puts focus on it', async () => {
    render(<Played from={aTeam()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Accepta-la: Netes ben netes' }));
    const accepted = part('Missions acceptades');
    expect(accepted.getByRole('heading', { name: 'Netes ben netes' })).toHaveFocus();
    expect(accepted.getByText('3d4n descarregat: 0/5')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Heu acceptat la missió «Netes ben netes».');
    await userEvent.click(screen.getByRole('button', { name: 'Accepta-la: El primer pilar' }));
    expect(accepted.getByRole('heading', { name: 'El primer pilar' })).toHaveFocus();
    expect(part('Missions proposades').getByText('No en queden més de proposades.')).toBeVisible();
  });

  it('says why when a mission cannot be accepted', async () => {
    const act = () => ({ kind: 'mission accepted' }) as const;
    render(<MissionsScreen {...quietProps(aTeam(), { act })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Accepta-la: El primer pilar' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Aquesta missió ja està acceptada.');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows how far each objective has gone, where it counts and what it pays', async () => {
    if (!pillar || !netes) throw new Error('no missions');
    const begun = netes.objectives.assaig?.map((objective) => ({ ...objective, current: 2 })) ?? [];
    const { container } = render(
      <MissionsScreen
        {...quietProps(
          aTeam({
            missions_accepted: [{ ...netes, objectives: { assaig: begun } }],
            missions_completed: [{ ...pillar, completed: 1 }],
          }),
        )}
      />,
    );
    const accepted = part('Missions acceptades');
    const bar = accepted.getByRole('progressbar', { name: '3d4n descarregat: 2/5' });
    expect(bar).toHaveAttribute('value', '2');
    expect(bar).toHaveAttribute('max', '5');
    expect(accepted.getByText('Td4n descarregat: 2/3')).toBeVisible();
    expect(accepted.getByText('Als assajos')).toBeVisible();
    expect(accepted.getByText('+10 castellers')).toBeVisible();
    expect(part('Missions completades').getByRole('heading', { name: 'El primer pilar' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  }, 60_000);

  it('shows markup of a hostile save as text', () => {
    if (!pillar) throw new Error('no missions');
    const hostile = {
      ...pillar,
      title: HOSTILE,
      description: HOSTILE,
      objectives: {
        actuacio: [{ castell: HOSTILE, action: 'intent', amount: 3, current: 1, completed: false }],
      },
    } as const;
    const { container } = render(<MissionsScreen {...quietProps(aTeam({ missions_accepted: [hostile] }))} />);
    expect(screen.getByRole('heading', { name: HOSTILE })).toBeVisible();
    expect(screen.getByText(`${HOSTILE} intent: 1/3`)).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });
});
