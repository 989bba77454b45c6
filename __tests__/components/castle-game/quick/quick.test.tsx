import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { seeTheShow } from '@/__tests__/components/castle-game/play-screen';
import { bestScore, storeScore } from '@/components/castle-game/quick/best-score';
import { QuickSection } from '@/components/castle-game/quick/quick-section';
import { QuickSimulator } from '@/components/castle-game/quick/quick-simulator';

test('the best score is remembered only when it is better, and nothing spoils it', () => {
  expect(bestScore()).toBe(0);
  expect(storeScore(0)).toBe(false);
  expect(storeScore(95)).toBe(true);
  expect(storeScore(95)).toBe(false);
  expect(storeScore(40)).toBe(false);
  expect(bestScore()).toBe(95);
  window.localStorage.setItem('game-millor', 'molts');
  expect(bestScore()).toBe(0);
});

describe('the quick simulator in its section', () => {
  const media = window.matchMedia;
  beforeAll(() => {
    // The show of who prefers no motion waits for its button, whatever the clock says.
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), {
        matches: true,
        media: query,
      }) as Partial<MediaQueryList> as MediaQueryList;
  });
  afterAll(() => {
    window.matchMedia = media;
  });

  const button = (name: string | RegExp) => screen.getByRole('button', { name });

  const outcomes = () =>
    within(screen.getByRole('list', { name: 'Últims resultats' })).getAllByRole('listitem').length;

  test.each([
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Space', () => userEvent.keyboard(' ')],
    ['a click anywhere', () => userEvent.click(document.body)],
  ])('goes on from a result with %s, and keeps nothing', async (_, goOn) => {
    render(<QuickSection />);
    await userEvent.click(button('Assaig'));
    expect(await screen.findByRole('heading', { name: 'Tria què proveu' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: /^Pd3,/ }));
    await userEvent.click(button('Continua'));
    expect(outcomes()).toBe(1);
    // The press that ends the show is not heard by the result, which begins to listen a moment later.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    await goOn();
    expect(await screen.findByText('Queden 14 proves')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tria què proveu' })).toHaveFocus();
    expect(window.localStorage).toHaveLength(0);
  });

  test('gives focus back to the button of what was played when it is left', async () => {
    render(<QuickSection />);
    expect(document.body).toHaveFocus();
    await userEvent.click(button('Actuació'));
    expect(await screen.findByRole('heading', { name: 'Tria el castell de la ronda' })).toHaveFocus();
    await userEvent.click(button('Plega'));
    expect(button('Actuació')).toHaveFocus();
  });
});

describe('the quick simulator', () => {
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
});
