import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { aRound, aTeam, onStage } from '@/__tests__/builders/teams';
import { PerformanceScreen } from '@/components/castle-game/performance/performance-screen';
import type { Current } from '@/lib/castle-game/types';
import { quietProps } from '../quiet-props';

expect.extend(toHaveNoViolations);

const waiting = (castell: string): Current => ({
  castell,
  resultat: 'CARREGAT',
  context: 'actuacio',
  missions: [],
});
const over = [
  aRound('3d5', 'DESCARREGAT', 1, 20),
  aRound('4d5', 'INTENT', 2),
  aRound('Pd4', 'CARREGAT', 3, 35),
];

describe('ACTUACIÓ', () => {
  it('shows six slots, the one in course among them, and the points so far', () => {
    render(<PerformanceScreen {...quietProps(onStage({}, [aRound('3d5', 'DESCARREGAT', 1, 20)]))} />);
    const slots = within(screen.getByRole('list', { name: "Rondes de l'actuació" })).getAllByRole('listitem');
    expect(slots.map((slot) => slot.textContent)).toEqual([
      '1a Ronda3d5Descarregat20p',
      '2a RondaAra',
      '3a RondaPer fer',
      '4a RondaPer fer',
      '5a RondaPer fer',
      '6a RondaPer fer',
    ]);
    expect(screen.getByText('Punts: 20')).toBeVisible();
  });

  it('names the round of pillars', () => {
    render(
      <PerformanceScreen
        {...quietProps(
          onStage(
            {},
            ['3d5', '4d5', 'Td5'].map((one) => aRound(one)),
          ),
        )}
      />,
    );
    expect(screen.getByText('RONDA DE PILARS')).toBeVisible();
  });

  it('found again with a result that waits, shows it with one way on', async () => {
    const doing = jest.fn(() => undefined);
    render(<PerformanceScreen {...quietProps(onStage({ current: waiting('3d5') }), { act: doing })} />);
    expect(screen.getByRole('heading', { name: 'Carregat' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'ENRERE' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ronda següent' }));
    expect(doing).toHaveBeenCalledWith({ type: 'nextRound' });
  });

  it('ends with its rounds, its points, and what the team has won or lost', async () => {
    const [doing, back] = [jest.fn(() => undefined), jest.fn()];
    const { container } = render(
      <PerformanceScreen {...quietProps(onStage({ castellers: 36 }, over), { act: doing, back })} />,
    );
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '1a Ronda3d520p',
      '2a Ronda4d5Intent0p',
      '3a RondaPd4Carregat35p',
    ]);
    expect(screen.getByText('TOTAL: 55')).toBeVisible();
    // A loss of four would leave the team below 35: the figure is 0, and the words say what really happens.
    expect(screen.getByText('+0 castellers')).toBeVisible();
    const happened = 'Ha plegat una persona: ara sou 35.';
    expect(screen.getAllByText(happened)[0]).toBeVisible();
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(happened);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'CONTINUA' }));
    expect(doing).toHaveBeenCalledWith({ type: 'endPerformance' });
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('stays where it is when it cannot end', async () => {
    const back = jest.fn();
    const refuse = () => ({ kind: 'result waiting' }) as const;
    render(<PerformanceScreen {...quietProps(onStage({}, over), { act: refuse, back })} />);
    await userEvent.click(screen.getByRole('button', { name: 'CONTINUA' }));
    expect(back).not.toHaveBeenCalled();
  });

  it.each([
    [aTeam(), 'Avui no hi ha actuació.'],
    [onStage({ today: { type: 'actuacio', done: true } }), "L'actuació d'avui ja s'ha acabat."],
    [onStage({ actualCastellers: 30 }), "Per actuar calen 31 assistents i n'han vingut 30."],
  ])('%# says why there is none when it is opened at another time', (state, why) => {
    render(<PerformanceScreen {...quietProps(state)} />);
    expect(screen.getByText(why)).toBeVisible();
  });
});
