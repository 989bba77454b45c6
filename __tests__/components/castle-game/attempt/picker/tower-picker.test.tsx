import { act, fireEvent, render, screen } from '@testing-library/react';
import { axe } from '@/__tests__/axe';
import { aRound, aTeam, onStage } from '@/__tests__/builders/teams';
import { type PickerPlace, TowerPicker } from '@/components/castle-game/attempt/picker/tower-picker';
import { chancesSentence } from '@/content/interface/castle-game/picker';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import type { GameState } from '@/lib/castle-game/types';

/** Long enough for the tower looked at to be drawn. */
const drawn = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

const pick = jest.fn();
const renderPicker = (state: GameState, place: PickerPlace) =>
  render(<TowerPicker state={state} place={place} onPick={pick} />);
const group = (name: string) => screen.getByRole('radio', { name });
const tower = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => pick.mockClear());

test('closes the groups where nothing can be tried, and opens on the first where something can', () => {
  renderPicker(aTeam(), 'rehearsal');
  expect(group('Pilar')).toBeChecked();
  for (const name of ['Torre', 'Tres', 'Quatre', 'Cinc', 'Set', 'Nou', 'Deu'])
    expect(group(name)).toBeDisabled();
});

test('starts the attempt with a click, and never one of a locked tower, which says the people it takes', () => {
  renderPicker(aTeam(), 'rehearsal');
  fireEvent.click(tower(/^Pd3, pilar de tres$/));
  expect(pick).toHaveBeenCalledWith('Pd3');
  const locked = tower(/^Pd4, pilar de quatre: 24 persones$/);
  expect(locked).toBeDisabled();
  expect(locked.closest('li')).toHaveTextContent('24 persones');
});

test('takes no tower for the second half of a double click, which was meant for something else', () => {
  renderPicker(aTeam(), 'rehearsal');
  fireEvent.click(tower(/^Pd3, pilar de tres$/), { detail: 2 });
  expect(pick).not.toHaveBeenCalled();
  fireEvent.click(tower(/^Pd3, pilar de tres$/), { detail: 1 });
  expect(pick).toHaveBeenCalledTimes(1);
});

test('describes each tower with its difficulty, its four chances and its points', () => {
  renderPicker(aTeam(), 'rehearsal');
  expect(tower(/^Pd3,/)).toHaveAccessibleDescription(
    `Molt difícil. ${chancesSentence(chancesOf(aTeam().team.stats, 'Pd3'))} Val 10 punts si es descarrega i 5 si es carrega.`,
  );
});

test('shows and draws the tower with the focus once it is looked at for a while', () => {
  jest.useFakeTimers();
  const { container } = renderPicker(aTeam({ attendees: 33 }), 'rehearsal');
  act(() => tower(/^Pd4,/).focus());
  const preview = () => container.querySelector('[data-preview="Pd4"]');
  expect(preview()).toHaveTextContent('pilar de quatre');
  expect(preview()?.querySelector('svg')).toBeNull();
  act(() => jest.advanceTimersByTime(300));
  expect(preview()?.querySelector('svg')).not.toBeNull();
});

test('lets the people of the picture come while nothing is pressed, so that no press waits for them', () => {
  jest.useFakeTimers();
  const { container } = renderPicker(aTeam({ attendees: 200 }), 'rehearsal');
  fireEvent.click(group('Tres'));
  act(() => tower(/^3d6,/).focus());
  const people = () => container.querySelectorAll('[data-preview="3d6"] use').length;
  act(() => jest.advanceTimersByTime(300));
  const first = people();
  expect(first).toBeGreaterThan(0);
  fireEvent.pointerDown(tower(/^3d6,/));
  act(() => jest.advanceTimersByTime(5000));
  expect(people()).toBe(first);
  fireEvent.pointerUp(tower(/^3d6,/));
  for (let step = 0; step < 20; step += 1) act(() => jest.advanceTimersByTime(50));
  expect(people()).toBeGreaterThan(first);
});

test('remembers group and netes when the screen is opened again', () => {
  const first = renderPicker(aTeam({ attendees: 33 }), 'rehearsal');
  fireEvent.click(screen.getByRole('radio', { name: 'Netes' }));
  fireEvent.click(group('Tres'));
  first.unmount();
  renderPicker(aTeam({ attendees: 33 }), 'rehearsal');
  expect(screen.getByRole('radio', { name: 'Netes' })).toBeChecked();
  expect(tower(/^3d4n,/)).toBeEnabled();
});

test('says in words why a tower of a performance is closed, and has no netes there', () => {
  renderPicker(onStage({}, [aRound('3d5', 'carregat', 1, 15)]), 'performance');
  expect(screen.queryByRole('radio', { name: 'Netes' })).not.toBeInTheDocument();
  expect(group('Pilar')).toBeDisabled();
  fireEvent.click(group('Tres'));
  expect(tower(/^3d5,/).closest('li')).toHaveTextContent("Ja l'heu fet en aquesta actuació.");
  expect(tower(/^3d6,/).closest('li')).toHaveTextContent('Ja heu fet un castell de la mateixa mena: 3d5.');
  expect(tower(/^3d5a,/)).toBeEnabled();
});

test('has nothing against accessibility', async () => {
  const { container } = renderPicker(aTeam({ attendees: 33 }), 'simulator');
  await drawn();
  // The people of the picture may still be coming.
  expect((await act(() => axe(container))).violations).toEqual([]);
});

test('names each card by what is seen of its button, so that it can be called by voice', () => {
  renderPicker(aTeam(), 'rehearsal');
  const cards = screen.getAllByRole('button');
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards)
    expect(card.getAttribute('aria-label')?.startsWith(`${card.textContent}, `)).toBe(true);
});
