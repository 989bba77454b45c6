import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { aTeam } from '@/__tests__/builders/teams';
import { testNow } from '@/__tests__/test-day';
import { ChallengeBoard } from '@/components/castle-game/challenge/challenge-board';
import { SharedLink } from '@/components/castle-game/challenge/challenge-section';
import { bestScore, storeScore } from '@/components/castle-game/quick/best-score';
import { QuickSection } from '@/components/castle-game/quick/quick-section';
import { QuickSimulator } from '@/components/castle-game/quick/quick-simulator';
import { FocusedHeading } from '@/components/castle-game/shell/screen-shell';
import { screenEntry } from '@/components/castle-game/shell/screens';
import { luminance255, textOn } from '@/components/castle-game/shell/team-colours';
import { isWideScreen } from '@/components/castle-game/shell/use-wide-screen';
import { catalogue } from '@/content/castle-game/catalogue';
import { CHALLENGE_TEXTS, CODE_PROBLEM_TEXTS, weekText } from '@/content/interface/castle-game/challenge';
import { storedTexts, storeGame } from '@/lib/browser/castle-storage';
import {
  CHALLENGE_PERFORMANCES,
  chooseTower,
  continueChallenge,
  performancesDone,
  startChallenge,
  weekOf,
} from '@/lib/castle-game/challenge/challenge';
import { codeOf } from '@/lib/castle-game/challenge/code';
import { availableTowers } from '@/lib/castle-game/engine/actions';
import { dateInMadrid } from '@/lib/dates/madrid';
import { textHash } from '@/lib/values/hash';
import { seeTheShow } from './play-screen';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => fireEvent.click(button(name));

describe('the quick simulator', () => {
  test('remembers its best score only when it is better, and nothing spoils it', () => {
    expect([storeScore(0), storeScore(95), storeScore(95), storeScore(40)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(bestScore()).toBe(95);
    window.localStorage.setItem('game-millor', 'molts');
    expect(bestScore()).toBe(0);
  });

  test('is played from its section, keeps nothing, and gives focus back', async () => {
    render(<QuickSection />);
    await userEvent.click(button('Assaig'));
    expect(await screen.findByRole('heading', { name: 'Tria què proveu' })).toHaveFocus();
    jest.useFakeTimers();
    click(/^Pd3,/);
    seeTheShow();
    const outcomes = within(screen.getByRole('list', { name: 'Últims resultats' })).getAllByRole('listitem');
    expect(outcomes).toHaveLength(1);
    // The press that ends the show is not heard by the result, which begins to listen a moment later.
    act(() => jest.advanceTimersByTime(1));
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(screen.getByText('Queden 14 proves')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tria què proveu' })).toHaveFocus();
    expect(window.localStorage).toHaveLength(0);
    click('Plega');
    expect(button('Assaig')).toHaveFocus();
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

describe('the challenge of the week', () => {
  const week = weekOf(dateInMadrid(testNow));

  /** The code of the week's challenge before its last performance. */
  function nearTheEnd(): string {
    let challenge = startChallenge(catalogue, week);
    while (performancesDone(challenge) < CHALLENGE_PERFORMANCES - 1) {
      const chosen = chooseTower(challenge, availableTowers(challenge.game)[0] ?? '');
      const next = chosen.ok ? continueChallenge(chosen.state) : chosen;
      if (!next.ok) throw new Error(next.reason.kind);
      challenge = next.state;
    }
    return codeOf(catalogue, challenge);
  }
  const lastPerformance = nearTheEnd();

  beforeEach(() => {
    jest.useFakeTimers();
    window.localStorage.setItem('game-repte', lastPerformance);
  });

  const board = <ChallengeBoard onLeave={() => {}} />;
  const code = () => screen.getByText(/\?repte=P[0-9A-Z]+-/).textContent?.replace(/.*=/, '') ?? '';

  /** Tries the tower at `place` of those that can be, sees it and moves on. */
  function playRound(place = 0, box = document.body): void {
    const cards = [...box.querySelectorAll<HTMLButtonElement>('button[aria-label*=", "]:enabled')];
    const card = cards.at(place) ?? cards[0];
    if (!card) throw new Error('nothing to try');
    fireEvent.click(card);
    seeTheShow();
    fireEvent.click(within(box).getByRole('button', { name: /^(Ronda següent|Final de la diada)$/ }));
  }

  function playAll(place = 0, box = document.body): void {
    const over = () => within(box).queryByText(CHALLENGE_TEXTS.over);
    for (let rounds = 0; rounds < 8 && !over(); rounds += 1) playRound(place, box);
    expect(over()).toHaveFocus();
  }

  test('is played to its score and leaves the game of one’s own alone', () => {
    storeGame(aTeam({ name: 'La meva' }));
    const mine = storedTexts().game;
    render(board);
    expect(screen.getByText(weekText(week))).toBeVisible();
    expect(screen.getByText(/Diada 10 de 10 · Porteu/)).toBeVisible();
    playAll();
    expect(storedTexts().game).toBe(mine);
  });

  test('begins with the week, and goes on where it was left', () => {
    window.localStorage.removeItem('game-repte');
    const { unmount } = render(board);
    expect(screen.getByText(/Diada 1 de 10 · Porteu 0 punts/)).toBeVisible();
    playRound();
    const after = screen.getByText(/Porteu/).textContent;
    unmount();
    render(board);
    expect(screen.getByText(/Porteu/)).toHaveTextContent(after ?? '');
  });

  test('in two tabs counts where it is finished first, and the other loses nothing', () => {
    render(board);
    const [here, there] = [screen.getByRole('region'), render(board)];
    playAll(0, there.container);
    const result = window.localStorage.getItem('game-reptes');
    there.unmount();
    playAll(1, here);
    expect(result).toContain(code());
    expect(screen.getByText(/Ratxa: 1 setmana\.$/)).toBeVisible();
    expect(window.localStorage.getItem('game-reptes')).toBe(result);
  });

  test('is compared by a link, which changes nothing and says in a sentence what is wrong with it', async () => {
    const { unmount } = render(board);
    playAll();
    const [own, kept] = [code(), JSON.stringify(window.localStorage)];
    unmount();
    jest.useRealTimers();
    const open = async (shared: string) => {
      window.history.replaceState(null, '', `?repte=${encodeURIComponent(shared)}`);
      const opened = render(<SharedLink />);
      const region = await screen.findByRole('region', { name: CHALLENGE_TEXTS.shared });
      const text = within(region).getByRole('status').textContent;
      opened.unmount();
      return text;
    };
    expect(await open(own)).toMatch(/^Empat a .*\.$/);
    for (const bad of ['', own.slice(0, -1), '%E0%A4%A'.repeat(200), '<script>'])
      expect(await open(bad)).toBe(`${CHALLENGE_TEXTS.badLink} ${CODE_PROBLEM_TEXTS['no code']}`);
    expect(JSON.stringify(window.localStorage)).toBe(kept);
    expect(await open(lastPerformance)).toMatch(/Encara no ha acabat\.$/);
    window.localStorage.clear();
    expect(await open(own)).toContain(CHALLENGE_TEXTS.stillOpen);
    expect(await open(codeOf(catalogue, startChallenge(catalogue, '2020-W01')))).toMatch(
      /Tu no en tens cap resultat/,
    );
    render(<SharedLink />);
    fireEvent.click(await screen.findByRole('button', { name: CHALLENGE_TEXTS.closeShared }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  test('says when the browser does not keep the result', () => {
    render(board);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    playAll();
    full.mockRestore();
    expect(screen.getByText(CHALLENGE_TEXTS.unsaved)).toBeVisible();
    expect(code()).not.toBe('');
  });

  test('begins anew when what is kept is of another version of the game, and says so', () => {
    const code = codeOf(catalogue, startChallenge(catalogue, week));
    const [, ...rest] = code.toLowerCase().split('-').slice(0, -1);
    const other = ['r00000000', ...rest].join('-');
    const check = (textHash(other) % 46_656).toString(36).padStart(3, '0');
    window.localStorage.setItem('game-repte', `${other}-${check}`.toUpperCase());
    render(board);
    expect(screen.getByText(/El joc ha canviat/)).toBeVisible();
    expect(screen.getByText(/Porteu 0 punts/)).toBeVisible();
  });
});

describe('what all screens share', () => {
  test('the heading has focus as soon as it is drawn, before the browser shows it', () => {
    const tell = jest.fn();
    function Watch() {
      useLayoutEffect(() => tell(document.activeElement));
      return null;
    }
    const screenOf = (opened: boolean) => (
      <>
        {opened ? <FocusedHeading>Resultat</FocusedHeading> : <button type="button">Prova</button>}
        <Watch />
      </>
    );
    const { rerender } = render(screenOf(false));
    screen.getByRole('button').focus();
    rerender(screenOf(true));
    expect(tell).toHaveBeenLastCalledWith(screen.getByRole('heading', { name: 'Resultat' }));
  });

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

  test.each([
    ['a laptop', { width: 1280, ratio: 1, mouse: true }, true],
    ['the same at 200 %, counted with the zoom', { width: 640, ratio: 2, mouse: true }, true],
    ['a tablet large enough', { width: 1366, ratio: 2, mouse: false }, true],
    ['a screen one pixel too narrow', { width: 1199, ratio: 1, mouse: true }, false],
    ['a large phone of many pixels', { width: 430, ratio: 3, mouse: false }, false],
  ])('a screen wide enough for the game %s: %j', (_, screen, wide) => {
    expect(isWideScreen(screen)).toBe(wide);
  });
});
