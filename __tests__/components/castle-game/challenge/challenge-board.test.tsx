import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { axe } from '@/__tests__/axe';
import { aTeam } from '@/__tests__/builders/teams';
import { testNow } from '@/__tests__/test-day';
import { ChallengeBoard } from '@/components/castle-game/challenge/challenge-board';
import { SharedLink } from '@/components/castle-game/challenge/challenge-section';
import { catalogue } from '@/content/castle-game/catalogue';
import { CHALLENGE_TEXTS, CODE_PROBLEM_TEXTS, weekText } from '@/content/interface/castle-game/challenge';
import { storedTexts, storeGame } from '@/lib/browser/castle-storage';
import { startChallenge, weekOf } from '@/lib/castle-game/challenge/challenge';
import { codeOf } from '@/lib/castle-game/challenge/code';
import { dateInMadrid } from '@/lib/dates/madrid';
import { textHash } from '@/lib/values/hash';

const week = weekOf(dateInMadrid(testNow));

beforeEach(() => jest.useFakeTimers());

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const code = () => screen.getByText(/^[PQ][0-9A-Z]+-/).textContent ?? '';

/** Tries the tower at `place` of those that can be, sees it and moves on. */
function playRound(place = 0, board = document.body): void {
  const cards = within(board)
    .getAllByRole('button', { name: /^\w+, / })
    .filter((one) => !(one as HTMLButtonElement).disabled);
  const card = cards.at(place) ?? cards[0];
  if (!card) throw new Error('nothing to try');
  fireEvent.click(card);
  act(() => {
    jest.advanceTimersByTime(8000);
  });
  fireEvent.click(within(board).getByRole('button', { name: /^(Ronda següent|Final de la diada)$/ }));
}

function playAll(place = 0, board = document.body): void {
  const over = () => within(board).queryByRole('heading', { name: CHALLENGE_TEXTS.over });
  for (let rounds = 0; rounds < 8 && !over(); rounds += 1) playRound(place, board);
  expect(over()).toHaveFocus();
}

test('is played to its score, whose code compares with another, and leaves the game of one’s own alone', async () => {
  storeGame(aTeam({ name: 'La meva' }));
  const mine = storedTexts().game;
  const { container } = render(<ChallengeBoard length="short" onLeave={() => {}} />);
  expect(screen.getByText(weekText(week))).toBeVisible();
  expect(screen.getByText(/Diada 1 de 1 · Porteu 0 punts/)).toBeVisible();
  playAll();
  const compare = (text: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: CHALLENGE_TEXTS.theirs }), {
      target: { value: text },
    });
    click('Compara');
  };
  compare(code());
  expect(screen.getByText(/^Empat a /)).toBeVisible();
  compare('hola');
  expect(screen.getByText(/no és de cap repte/)).toBeVisible();
  compare(codeOf(catalogue, startChallenge(catalogue, '2020-W01', 'short')));
  expect(screen.getByText(/Tu no en tens cap resultat/)).toBeVisible();
  compare(codeOf(catalogue, startChallenge(catalogue, week, 'short')));
  expect(screen.getByText(/Encara no ha acabat\.$/)).toBeVisible();
  expect(storedTexts().game).toBe(mine);
  jest.useRealTimers();
  expect((await axe(container)).violations).toEqual([]);
});

test('goes on where it was left, with the same for everybody, and can begin again', () => {
  const { unmount } = render(<ChallengeBoard length="short" onLeave={() => {}} />);
  playRound();
  const after = screen.getByText(/Porteu/).textContent;
  unmount();
  render(<ChallengeBoard length="short" onLeave={() => {}} />);
  expect(screen.getByText(/Porteu/)).toHaveTextContent(after ?? '');
  playAll();
  const first = code();
  const result = window.localStorage.getItem('game-reptes');
  click(CHALLENGE_TEXTS.again);
  expect(screen.getByText(/Porteu 0 punts/)).toBeVisible();
  playAll(1);
  expect(screen.getByText(/^Aquest era de pràctica/)).toBeVisible();
  // What counts, and its code, stay.
  expect(code()).toBe(first);
  expect(window.localStorage.getItem('game-reptes')).toBe(result);
  expect(screen.getByText('Ratxa: 1 setmana.')).toBeVisible();
});

test('in two tabs the first that finishes counts, and the other loses nothing', () => {
  render(<ChallengeBoard length="short" onLeave={() => {}} />);
  const [here, there] = [
    screen.getByRole('region'),
    render(<ChallengeBoard length="short" onLeave={() => {}} />),
  ];
  playAll(0, there.container);
  const result = window.localStorage.getItem('game-reptes');
  there.unmount();
  playAll(1, here);
  expect(screen.getByText(/^Aquest era de pràctica/)).toBeVisible();
  expect(window.localStorage.getItem('game-reptes')).toBe(result);
});

test('a link opens the comparison, or says in a sentence what is wrong with it, and changes nothing', async () => {
  const { unmount } = render(<ChallengeBoard length="short" onLeave={() => {}} />);
  playAll();
  const [own, kept] = [code(), JSON.stringify(window.localStorage)];
  unmount();
  jest.useRealTimers();
  const open = async (shared: string) => {
    window.history.replaceState(null, '', `?repte=${encodeURIComponent(shared)}`);
    const opened = render(<SharedLink />);
    const region = await screen.findByRole('region', { name: CHALLENGE_TEXTS.shared });
    const text = within(region).getByRole('status').textContent;
    expect((await axe(opened.container)).violations).toEqual([]);
    opened.unmount();
    return text;
  };
  expect(await open(own)).toMatch(/^Empat a .*\. El seu és el primer intent\.$/);
  for (const bad of ['', 'x', own.slice(0, -1), '%E0%A4%A'.repeat(200), '<script>'])
    expect(await open(bad)).toBe(`${CHALLENGE_TEXTS.badLink} ${CODE_PROBLEM_TEXTS['no code']}`);
  const long = startChallenge(catalogue, week, 'long');
  expect(await open(codeOf(catalogue, long))).toContain(CHALLENGE_TEXTS.stillOpen);
  expect(JSON.stringify(window.localStorage)).toBe(kept);
  render(<SharedLink />);
  fireEvent.click(await screen.findByRole('button', { name: CHALLENGE_TEXTS.closeShared }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('a challenge finished before results were kept is the one that counts', () => {
  const { unmount } = render(<ChallengeBoard length="short" onLeave={() => {}} />);
  playAll();
  const result = window.localStorage.getItem('game-reptes');
  unmount();
  window.localStorage.removeItem('game-reptes');
  render(<ChallengeBoard length="short" onLeave={() => {}} />);
  expect(window.localStorage.getItem('game-reptes')).toBe(result);
});

test('says when the browser does not keep the result', () => {
  render(<ChallengeBoard length="short" onLeave={() => {}} />);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  playAll();
  full.mockRestore();
  expect(screen.getByText(CHALLENGE_TEXTS.unsaved)).toBeVisible();
  expect(code()).not.toBe('');
});

test('begins anew when what is kept is of another version of the game, and says so', () => {
  const code = codeOf(catalogue, startChallenge(catalogue, week, 'short'));
  const [, ...rest] = code.toLowerCase().split('-').slice(0, -1);
  const other = ['s00000000', ...rest].join('-');
  const check = (textHash(other) % 46_656).toString(36).padStart(3, '0');
  window.localStorage.setItem('game-repte-curt', `${other}-${check}`.toUpperCase());
  render(<ChallengeBoard length="short" onLeave={() => {}} />);
  expect(screen.getByText(/El joc ha canviat/)).toBeVisible();
  expect(screen.getByText(/Porteu 0 punts/)).toBeVisible();
});
