import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickSection } from '@/components/castle-game/quick/quick-section';
import { QuickSimulator } from '@/components/castle-game/quick/quick-simulator';
import { screenEntry } from '@/components/castle-game/shell/screens';
import { luminance255, textOn } from '@/components/castle-game/shell/team-colours';
import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { LESSON_TEXTS } from '@/content/interface/castle-game/result';
import { seeTheShow } from './play-screen';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => fireEvent.click(button(name));

describe('the quick simulator', () => {
  test('is played from its section, keeps nothing, and gives focus back', async () => {
    render(<QuickSection />);
    await userEvent.click(button('Assaig'));
    expect(await screen.findByRole('heading', { name: 'Trieu què proveu' })).toHaveFocus();
    jest.useFakeTimers();
    click(/^Pd3,/);
    seeTheShow();
    const outcomes = within(screen.getByRole('list', { name: 'Últims resultats' })).getAllByRole('listitem');
    expect(outcomes).toHaveLength(1);
    // The press that ends the show is not heard by the result, which begins to listen a moment later.
    act(() => jest.advanceTimersByTime(1));
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(screen.getByText('Queden 14 proves')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Trieu què proveu' })).toHaveFocus();
    expect(window.localStorage).toHaveLength(0);
    click('Plega');
    expect(button('Assaig')).toHaveFocus();
  });

  /** Picks the first card until the end. */
  function playAll(): void {
    const over = () => screen.queryByText(QUICK_TEXTS.over.performance);
    for (let rounds = 0; rounds < 8 && !over(); rounds += 1) {
      const card = document.querySelector<HTMLButtonElement>('button[aria-label*=", "]:enabled');
      if (!card) throw new Error('nothing to try');
      fireEvent.click(card);
      seeTheShow();
      expect(screen.queryByText(LESSON_TEXTS.title)).not.toBeInTheDocument();
      click('Continua');
    }
    expect(over()).toHaveFocus();
  }

  test('has the same luck all week, three clubs to compare with, and a line to share', async () => {
    jest.useFakeTimers();
    const { unmount } = render(<QuickSimulator mode="performance" onLeave={() => {}} />);
    playAll();
    const line = () => screen.getByText(/#simulador-rapid$/).textContent;
    const first = line();
    expect(first).toMatch(
      /^Simulador ràpid, setmana del .*: [\d.]+ punts?\. (Primer|Segon|Tercer|Quart)s de quatre colles\. /,
    );
    const table = within(screen.getByRole('list', { name: 'Classificació' }));
    expect(table.getAllByRole('listitem')).toHaveLength(4);
    expect(table.getByText(/Vosaltres/)).toBeVisible();
    unmount();
    render(<QuickSimulator mode="performance" onLeave={() => {}} />);
    playAll();
    expect(line()).toBe(first);
    // Another one is of chance, so its line would compare with nobody.
    click('Torna a començar');
    playAll();
    expect(screen.queryByText(/#simulador-rapid$/)).not.toBeInTheDocument();
    expect(window.localStorage).toHaveLength(0);
  });

  test('drops the results of the weekly challenge of earlier versions, and says so', () => {
    for (const [key, text] of [
      ['game-repte', 'R1ABC'],
      ['game-reptes', '<b>'],
      ['game-millor', '95'],
    ] as const)
      window.localStorage.setItem(key, text);
    const { unmount } = render(<QuickSimulator mode="rehearsal" onLeave={() => {}} />);
    expect(screen.getByText(QUICK_TEXTS.oldResults)).toBeVisible();
    expect(window.localStorage).toHaveLength(0);
    unmount();
    render(<QuickSimulator mode="rehearsal" onLeave={() => {}} />);
    expect(screen.queryByText(QUICK_TEXTS.oldResults)).not.toBeInTheDocument();
  });

  test('goes on with a click anywhere, but not with one on another control', () => {
    jest.useFakeTimers();
    const leave = jest.fn();
    render(<QuickSimulator mode="rehearsal" onLeave={leave} />);
    click(/^Pd3,/);
    seeTheShow();
    act(() => jest.advanceTimersByTime(1));
    click('Plega');
    expect(leave).toHaveBeenCalledTimes(1);
    expect(button('Continua')).toBeVisible();
    fireEvent.click(document.body);
    expect(screen.queryByRole('button', { name: 'Continua' })).not.toBeInTheDocument();
  });
});

describe('what all screens share', () => {
  test.each([null, undefined, 'HOME', 3, {}, { pantalla: 3 }])(
    '%p in the history names no screen',
    (state) => {
      expect(screenEntry(state)).toBeUndefined();
      expect(screenEntry({ pantalla: 'AJUDA' })).toEqual({ pantalla: 'AJUDA', fons: 0 });
    },
  );

  test.each([
    ['#000000', '#ffffff'],
    ['#7f7f7f', '#ffffff'],
    ['#808080', '#000000'],
    ['#8B0000', '#ffffff'],
    ['#ffff00', '#000000'],
  ])('the text over %s is %s', (color, text) => {
    expect(textOn(color)).toBe(text);
    expect(luminance255('#808080')).toBeCloseTo(128, 10);
  });
});
