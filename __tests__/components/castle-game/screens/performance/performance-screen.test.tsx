import { fireEvent, render, screen, within } from '@testing-library/react';
import { axe } from '@/__tests__/axe';
import { aRound, onStage, sureOf } from '@/__tests__/builders/teams';
import { playScreen } from '@/__tests__/components/castle-game/played-screen';
import { quietProps } from '@/__tests__/components/castle-game/quiet-props';
import { pressAnywhere, seeTheShow } from '@/__tests__/components/castle-game/show-end';
import { PerformanceScreen } from '@/components/castle-game/screens/performance/performance-screen';

beforeEach(() => jest.useFakeTimers());

const built = [
  aRound('3d5', 'descarregat', 1, 20),
  aRound('4d5', 'carregat', 2, 17),
  aRound('Td5', 'descarregat', 3, 30),
];
const finished = [...built, aRound('Pd4', 'intent', 4, 0)];
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const slots = () =>
  within(screen.getByRole('list', { name: "Rondes de l'actuació" })).getAllByRole('listitem');

test('keeps six slots, the current one marked, and writes a round with its points into its own', () => {
  const { latest } = playScreen(PerformanceScreen, sureOf(onStage(), 'descarregat'));
  expect(slots()).toHaveLength(6);
  expect(slots()[0]).toHaveAttribute('aria-current', 'step');
  fireEvent.click(screen.getByRole('radio', { name: 'Tres' }));
  click(/^3d5,/);
  seeTheShow();
  expect(screen.getByRole('heading', { name: 'Descarregat!' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Avança|ENRERE/ })).not.toBeInTheDocument();
  click('Ronda següent');
  expect(slots()[0]).toHaveTextContent('1a Ronda3d5Descarregat20p');
  expect(slots()[1]).toHaveAttribute('aria-current', 'step');
  expect(latest().rounds).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'ENRERE' })).toBeEnabled();
});

test('cannot be skipped nor left during the lock, and shows the result when it is over', () => {
  playScreen(PerformanceScreen, sureOf(onStage(), 'descarregat'));
  fireEvent.click(screen.getByRole('radio', { name: 'Tres' }));
  click(/^3d5a,/);
  pressAnywhere('Enter');
  expect(screen.queryByRole('heading', { name: 'Descarregat!' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /ENRERE|^3d/ })).not.toBeInTheDocument();
});

test('puts the rounds away during the show, so that the whole of it is in sight', () => {
  playScreen(PerformanceScreen, onStage());
  fireEvent.click(screen.getByRole('radio', { name: 'Tres' }));
  expect(slots()).toHaveLength(6);
  click(/^3d5,/);
  expect(screen.queryByRole('list', { name: "Rondes de l'actuació" })).not.toBeInTheDocument();
  seeTheShow();
  expect(slots()).toHaveLength(6);
});

test('counts a result among the points as soon as it is told, and not before', () => {
  playScreen(PerformanceScreen, sureOf(onStage(), 'descarregat'));
  fireEvent.click(screen.getByRole('radio', { name: 'Tres' }));
  click(/^3d5,/);
  expect(screen.getByText('Punts: 0')).toBeVisible();
  seeTheShow();
  expect(screen.getByText('Punts: 20')).toBeVisible();
  click('Ronda següent');
  expect(screen.getByText('Punts: 20')).toBeVisible();
});

test('sums up the rounds, the points and what happens to the team, and ends with CONTINUA', () => {
  const { back, latest } = playScreen(PerformanceScreen, onStage({}, finished));
  expect(screen.getByRole('heading', { name: "Resum de l'actuació" })).toHaveFocus();
  const [list] = screen.getAllByRole('list');
  const rows = within(list as HTMLElement).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1a Ronda3d520p',
    '2a Ronda4d5Carregat17p',
    '3a RondaTd530p',
    '4a RondaPd4Intent0p',
  ]);
  expect(screen.getByText('TOTAL: 67')).toBeVisible();
  // Once to be read, and once to be heard.
  const [sentence] = screen.getAllByText(/ara sou \d+\./).map(({ textContent }) => textContent);
  const why = within(screen.getByRole('list', { name: 'Per què' })).getAllByRole('listitem');
  expect(why.map(({ textContent }) => textContent).join(' ')).toMatch(
    /^[+−]\d+ .*punts.* −\d+ per dues caigudes/,
  );
  click('CONTINUA');
  expect(sentence).toContain(`ara sou ${latest().team.members}.`);
  expect(latest().team.today).toEqual({ type: 'performance', done: true });
  expect(back).toHaveBeenCalledTimes(1);
});

test('shows a result found on opening straight away', () => {
  const lastAttempt = { code: '3d5', outcome: 'intent', context: 'performance', missions: [] } as const;
  playScreen(PerformanceScreen, onStage({ lastAttempt }));
  expect(screen.getByRole('heading', { name: 'Intent' })).toHaveFocus();
});

test('has nothing against accessibility at its end', async () => {
  jest.useRealTimers();
  const { container } = playScreen(PerformanceScreen, onStage({}, finished));
  expect((await axe(container)).violations).toEqual([]);
});

test('stays where it is when it cannot end', () => {
  const back = jest.fn();
  const refuse = () => ({ kind: 'result waiting' }) as const;
  render(<PerformanceScreen {...quietProps(onStage({}, finished), { act: refuse, back })} />);
  click('CONTINUA');
  expect(back).not.toHaveBeenCalled();
});
