import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { axe } from '@/__tests__/axe';
import { aTeam } from '@/__tests__/builders/teams';
import { testNow } from '@/__tests__/test-day';
import { ChallengeBoard } from '@/components/castle-game/challenge/challenge-board';
import { SharedLink } from '@/components/castle-game/challenge/challenge-section';
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

const code = () => screen.getByText(/\?repte=P[0-9A-Z]+-/).textContent?.replace(/.*=/, '') ?? '';

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

test('is played to its score and leaves the game of one’s own alone', async () => {
  storeGame(aTeam({ name: 'La meva' }));
  const mine = storedTexts().game;
  const { container } = render(<ChallengeBoard onLeave={() => {}} />);
  expect(screen.getByText(weekText(week))).toBeVisible();
  expect(screen.getByText(/Diada 10 de 10 · Porteu/)).toBeVisible();
  playAll();
  expect(storedTexts().game).toBe(mine);
  jest.useRealTimers();
  expect((await axe(container)).violations).toEqual([]);
});

test('begins with the week, and goes on where it was left', () => {
  window.localStorage.removeItem('game-repte');
  const { unmount } = render(<ChallengeBoard onLeave={() => {}} />);
  expect(screen.getByText(/Diada 1 de 10 · Porteu 0 punts/)).toBeVisible();
  playRound();
  const after = screen.getByText(/Porteu/).textContent;
  unmount();
  render(<ChallengeBoard onLeave={() => {}} />);
  expect(screen.getByText(/Porteu/)).toHaveTextContent(after ?? '');
});

test('in two tabs the first that finishes counts, and the other loses nothing', () => {
  render(<ChallengeBoard onLeave={() => {}} />);
  const [here, there] = [screen.getByRole('region'), render(<ChallengeBoard onLeave={() => {}} />)];
  playAll(0, there.container);
  const result = window.localStorage.getItem('game-reptes');
  there.unmount();
  playAll(1, here);
  expect(result).toContain(code());
  expect(screen.getByText(/Ratxa: 1 setmana\.$/)).toBeVisible();
  expect(window.localStorage.getItem('game-reptes')).toBe(result);
});

test('a link opens the comparison, or says in a sentence what is wrong with it, and changes nothing', async () => {
  const { unmount } = render(<ChallengeBoard onLeave={() => {}} />);
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
  expect(await open(own)).toMatch(/^Empat a .*\.$/);
  for (const bad of ['', 'x', own.slice(0, -1), '%E0%A4%A'.repeat(200), '<script>'])
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
  render(<ChallengeBoard onLeave={() => {}} />);
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
  render(<ChallengeBoard onLeave={() => {}} />);
  expect(screen.getByText(/El joc ha canviat/)).toBeVisible();
  expect(screen.getByText(/Porteu 0 punts/)).toBeVisible();
});
