import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { aTeam } from '@/__tests__/builders/teams';
import { standInForBrowser } from '@/__tests__/components/games/stand-ins';
import { ChallengeBoard } from '@/components/castle-game/challenge/challenge-board';
import { rules } from '@/content/castle-game/rulebook';
import { CHALLENGE_TEXTS } from '@/content/interface/castle-game/challenge';
import { storedTexts, storeGame } from '@/lib/browser/castle-storage';
import { weekOf } from '@/lib/castle-game/challenge/challenge';
import { dateInMadrid } from '@/lib/dates/madrid';
import { textHash } from '@/lib/values/hash';

expect.extend(toHaveNoViolations);
beforeAll(standInForBrowser);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.localStorage.clear();
});

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const over = () => screen.queryByRole('heading', { name: "S'ha acabat el repte" });
const code = () => screen.getByText(/^[RS][0-9A-Z]+-/).textContent ?? '';

/** Tries the first tower that can be, sees it and moves on. */
function playRound(): void {
  const [card] = screen
    .getAllByRole('button', { name: /^\w+, / })
    .filter((one) => !(one as HTMLButtonElement).disabled);
  if (!card) throw new Error('nothing to try');
  fireEvent.click(card);
  act(() => {
    jest.advanceTimersByTime(8000);
  });
  click(/^(Ronda següent|Final de la diada)$/);
}

function playAll(): void {
  for (let rounds = 0; rounds < 8 && !over(); rounds += 1) playRound();
  expect(over()).toHaveFocus();
}

test('is played to its score, whose code compares with another, and leaves the game of one’s own alone', async () => {
  storeGame(aTeam({ name: 'La meva' }));
  const mine = storedTexts().game;
  const { container } = render(<ChallengeBoard length="short" onLeave={() => {}} />);
  expect(screen.getByText(/^Setmana del /)).toBeVisible();
  expect(screen.getByText(/Diada 1 de 1 · Porteu 0 punts/)).toBeVisible();
  playAll();
  const compare = (text: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: "El codi d'algú altre" }), {
      target: { value: text },
    });
    click('Compara');
  };
  compare(code());
  expect(screen.getByText(/^Empat a /)).toBeVisible();
  compare('hola');
  expect(screen.getByText(/no és de cap repte/)).toBeVisible();
  compare(rules.challengeCode(rules.startChallenge('2020-W01', 'short')));
  expect(screen.getByText(/d'una altra setmana/)).toBeVisible();
  compare(rules.challengeCode(rules.startChallenge(weekOf(dateInMadrid(Date.now())), 'short')));
  expect(screen.getByText(/Encara no ha acabat\.$/)).toBeVisible();
  expect(storedTexts().game).toBe(mine);
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['long', true],
  ['short', false],
] as const)('says who has come and, in its %s form, what a tower costs in people: %s', (length, costs) => {
  render(<ChallengeBoard length={length} onLeave={() => {}} />);
  const { team } = rules.startChallenge(weekOf(dateInMadrid(Date.now())), length).game;
  expect(screen.getByText(`${team.attendees}/${team.members} han vingut a la diada`)).toBeVisible();
  const open = screen.getAllByRole('button', { name: /^\w+, / }).find((one) => one.matches(':enabled'));
  // The average would be the best choice, printed on the card.
  expect(open).not.toHaveAccessibleDescription(/De mitjana/);
  expect(open?.closest('li')).not.toHaveTextContent('≈');
  expect(/Si surt, .+; si cau, /.test(open?.closest('li')?.textContent ?? '')).toBe(costs);
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
  click('Torna-hi des del principi');
  const dialog = within(screen.getByRole('dialog', { name: CHALLENGE_TEXTS.againTitle }));
  fireEvent.click(dialog.getByRole('button', { name: CHALLENGE_TEXTS.keep }));
  expect(code()).toBe(first);
  click('Torna-hi des del principi');
  const again = within(screen.getByRole('dialog', { name: CHALLENGE_TEXTS.againTitle }));
  fireEvent.click(again.getByRole('button', { name: CHALLENGE_TEXTS.again }));
  expect(screen.getByText(/Porteu 0 punts/)).toBeVisible();
  playAll();
  // The same choices give the same points: the code says both.
  expect(code()).toBe(first);
});

test('begins anew when what is kept is of another version of the game, and says so', () => {
  const code = rules.challengeCode(rules.startChallenge(weekOf(dateInMadrid(Date.now())), 'short'));
  const [, ...rest] = code.toLowerCase().split('-').slice(0, -1);
  const other = ['s00000000', ...rest].join('-');
  const check = (textHash(other) % 46_656).toString(36).padStart(3, '0');
  window.localStorage.setItem('game-repte-curt', `${other}-${check}`.toUpperCase());
  render(<ChallengeBoard length="short" onLeave={() => {}} />);
  expect(screen.getByText(/El joc ha canviat/)).toBeVisible();
  expect(screen.getByText(/Porteu 0 punts/)).toBeVisible();
});
