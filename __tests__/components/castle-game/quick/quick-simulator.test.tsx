import { act, fireEvent, render, screen } from '@testing-library/react';
import { axe } from '@/__tests__/axe';
import { seeTheShow } from '@/__tests__/components/castle-game/show-end';
import { QuickSection } from '@/components/castle-game/quick/quick-section';
import { QuickSimulator } from '@/components/castle-game/quick/quick-simulator';

/** Long enough for the tower looked at to be drawn. */
const drawn = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));
beforeEach(() => jest.useFakeTimers());

const leave = jest.fn();
const group = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const pick = (code: string) => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${code},`) }));
  seeTheShow();
};
const settled = () => act(() => jest.advanceTimersByTime(1));

test('goes on with a click anywhere, but not with one on another control', () => {
  render(<QuickSimulator mode="rehearsal" onLeave={leave} />);
  group('Tres');
  pick('3d6');
  settled();
  fireEvent.click(screen.getByRole('button', { name: 'Plega' }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Continua' })).toBeVisible();
  fireEvent.click(document.body);
  expect(screen.queryByRole('button', { name: 'Continua' })).not.toBeInTheDocument();
});

test('plays a performance to its total, starts again, and keeps only its best score', () => {
  render(<QuickSimulator mode="performance" onLeave={leave} />);
  const pilar = () => screen.getByRole('radio', { name: 'Pilar' });
  for (let round = 0; round < 5 && pilar().matches(':disabled'); round += 1) {
    const [open] = screen.getAllByRole('radio').filter((radio) => !radio.matches(':disabled'));
    if (open) fireEvent.click(open);
    const [tower] = screen
      .getAllByRole('button', { name: /d\d/ })
      .filter((card) => !card.matches(':disabled'));
    if (tower) fireEvent.click(tower);
    seeTheShow();
    fireEvent.click(screen.getByRole('button', { name: 'Continua' }));
  }
  pick('Pd4');
  fireEvent.click(screen.getByRole('button', { name: 'Continua' }));
  expect(screen.getByText(/^TOTAL: [\d.]+$/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Torna a començar' }));
  expect(screen.getByRole('heading', { name: 'Tria el castell de la ronda' })).toHaveFocus();
  // A score of nothing is none to remember.
  const kept = Object.keys(window.localStorage);
  expect(kept.filter((key) => key !== 'game-millor')).toEqual([]);
  expect(window.localStorage.getItem('game-millor') ?? '1').toMatch(/^[1-9]\d*$/);
});

test('comes only when it is opened, and goes back to its door', async () => {
  jest.useRealTimers();
  const { container } = render(<QuickSection />);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Assaig' }));
  expect(await screen.findByRole('heading', { name: 'Tria què proveu' })).toHaveFocus();
  await drawn();
  // The people of the picture may still be coming.
  expect((await act(() => axe(container))).violations).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Plega' }));
  expect(screen.getByRole('button', { name: 'Actuació' })).toBeVisible();
});
