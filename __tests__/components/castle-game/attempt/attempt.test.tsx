import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { axe } from '@/__tests__/axe';
import { aPilar, aRound, aTeam, onStage } from '@/__tests__/builders/teams';
import { type PickerPlace, TowerPicker } from '@/components/castle-game/attempt/picker/tower-picker';
import { AttemptShow } from '@/components/castle-game/attempt/show/attempt-show';
import { StillTower } from '@/components/castle-game/attempt/show/stage-drawing';
import { chancesSentence, limitText, PICKER_TEXTS } from '@/content/interface/castle-game/picker';
import { SHOW_TEXTS } from '@/content/interface/castle-game/show';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import { track } from '@/lib/castle-game/engine/missions';
import type { GameOutcome, GameState } from '@/lib/castle-game/types';

describe('the picker of towers', () => {
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
      `Molt difícil. ${chancesSentence(chancesOf(aTeam().team.stats, 'Pd3'))} Val 10 punts si es descarrega i 5 si es carrega. ${limitText('Pd3n')}`,
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
    const people = () => container.querySelectorAll('[data-preview="3d6"] path').length;
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

  test('opens on the netes and says why when too few people came for what was chosen', () => {
    const first = renderPicker(aTeam({ attendees: 33 }), 'rehearsal');
    fireEvent.click(screen.getByRole('radio', { name: 'Castells complets' }));
    first.unmount();
    renderPicker(aTeam({ attendees: 12 }), 'rehearsal');
    expect(screen.getByRole('radio', { name: 'Netes' })).toBeChecked();
    expect(screen.getByText(PICKER_TEXTS.nothingFull)).toBeVisible();
  });

  test('marks the tabs where the tower of an accepted mission is', () => {
    renderPicker(aTeam({ acceptedMissions: [track(aPilar)] }), 'rehearsal');
    expect(group('Castells complets Missió')).toBeVisible();
    expect(group('Pilar Missió')).toBeVisible();
    expect(group('Netes')).toBeVisible();
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

  test('names each card by what is seen of its button, so that it can be called by voice', () => {
    renderPicker(aTeam(), 'rehearsal');
    const cards = screen.getAllByRole('button');
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards)
      expect(card.getAttribute('aria-label')?.startsWith(`${card.textContent}, `)).toBe(true);
  });
});

describe('the show', () => {
  const media = window.matchMedia;
  const reduceMotion = (matches: boolean) => {
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), {
        matches,
        media: query,
      }) as Partial<MediaQueryList> as MediaQueryList;
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    window.matchMedia = media;
  });

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  function show(outcome: GameOutcome = 'descarregat', lock = 2000, code = 'Pd4') {
    const onEnd = jest.fn();
    const shown = render(
      <StrictMode>
        <AttemptShow code={code} outcome={outcome} lock={lock} onEnd={onEnd} />
      </StrictMode>,
    );
    return { onEnd, ...shown };
  }

  describe('of an attempt', () => {
    test.each([
      ['descarregat', 7000],
      ['carregat', 6000],
      ['intent', 4000],
      ['intent desmuntat', 4000],
    ] as const)('of %s ends by itself, once, after %d ms', (outcome, time) => {
      const { onEnd } = show(outcome);
      wait(time - 1);
      expect(onEnd).not.toHaveBeenCalled();
      wait(1);
      expect(onEnd).toHaveBeenCalledTimes(1);
      wait(20_000);
      expect(onEnd).toHaveBeenCalledTimes(1);
    });

    test('cannot be left while it is locked, by click or by key', () => {
      const { onEnd, container } = show();
      wait(1900);
      for (const element of container.querySelectorAll('div')) fireEvent.click(element);
      fireEvent.keyDown(document.body, { key: 'Enter' });
      fireEvent.keyDown(document.body, { key: ' ' });
      expect(onEnd).not.toHaveBeenCalled();
    });

    test('offers a focused button once unlocked', () => {
      const { onEnd } = show();
      wait(2000);
      const button = screen.getByRole('button', { name: SHOW_TEXTS.skip });
      expect(button).toHaveFocus();
      fireEvent.click(button);
      expect(onEnd).toHaveBeenCalledTimes(1);
      wait(10_000);
      expect(onEnd).toHaveBeenCalledTimes(1);
    });

    test('is not left by the second half of the double click that began it', () => {
      const { onEnd, container } = show('descarregat', 0);
      for (const element of container.querySelectorAll('div')) fireEvent.click(element, { detail: 2 });
      expect(onEnd).not.toHaveBeenCalled();
      for (const element of container.querySelectorAll('div')) fireEvent.click(element, { detail: 1 });
      expect(onEnd).toHaveBeenCalledTimes(1);
    });

    test('is left with a click anywhere, Enter or space', () => {
      for (const leave of [
        (scene: Element) => fireEvent.click(scene),
        () => fireEvent.keyDown(document.body, { key: 'Enter' }),
        () => fireEvent.keyDown(document.body, { key: ' ' }),
      ]) {
        const { onEnd, container, unmount } = show();
        wait(2000);
        leave(container.querySelector('svg') ?? container);
        expect(onEnd).toHaveBeenCalledTimes(1);
        unmount();
      }
    });

    test('leaves keys that repeat, or that are meant for another control, alone', () => {
      const { onEnd } = show();
      wait(2000);
      fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
      expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter', repeat: true })).toBe(false);
      const other = document.body.appendChild(document.createElement('button'));
      fireEvent.keyDown(other, { key: 'Enter' });
      other.remove();
      expect(onEnd).not.toHaveBeenCalled();
    });

    test('stops when it is taken away', () => {
      const { onEnd, unmount } = show();
      unmount();
      wait(10_000);
      expect(onEnd).not.toHaveBeenCalled();
      expect(jest.getTimerCount()).toBe(0);
    });

    test('raises the hand at the aleta alone, and shows nobody but the pinya after a fall', () => {
      const { container } = show('carregat');
      // What is heavy comes after the first paint.
      expect(container.querySelector('svg')).toBeNull();
      wait(40);
      const scene = container.querySelector('[data-aleta]');
      expect(scene).toHaveAttribute('data-aleta', 'false');
      wait(3700);
      expect(scene).toHaveAttribute('data-aleta', 'true');
      wait(2200);
      expect(scene).toHaveAttribute('data-aleta', 'false');
      const people = [...container.querySelectorAll<SVGGElement>('[data-figure]')];
      expect(people.length).toBe(4);
      expect(people.filter(({ style }) => style.visibility !== 'hidden')).toHaveLength(1);
    });
  });

  describe('without motion', () => {
    test('says what happened and waits for the visitor', () => {
      reduceMotion(true);
      const { onEnd } = show('intent');
      expect(screen.getByRole('status')).toHaveTextContent('Pilar de quatre. Intent: ha caigut');
      const button = screen.getByRole('button', { name: 'Continua' });
      expect(button).toBeDisabled();
      wait(60_000);
      expect(onEnd).not.toHaveBeenCalled();
      expect(button).toHaveFocus();
      fireEvent.click(button);
      expect(onEnd).toHaveBeenCalledTimes(1);
    });

    test('has nothing to reproach to accessibility, moving or still', async () => {
      for (const still of [false, true]) {
        jest.useFakeTimers();
        reduceMotion(still);
        const { container, unmount } = show('descarregat', 0);
        jest.useRealTimers();
        expect((await axe(container)).violations).toEqual([]);
        unmount();
      }
    });
  });
});

describe('the still picture of an attempt', () => {
  const people = (container: HTMLElement) => container.querySelectorAll('[data-figure]').length;

  test('has the hand up for what was built', () => {
    const { container } = render(<StillTower code="3d5" outcome="carregat" />);
    expect(container.querySelector('[data-aleta="true"] [data-hand="up"]')).not.toBeNull();
    expect(people(container)).toBe(10);
  });

  test('stops half-way for what was only tried', () => {
    const { container } = render(<StillTower code="3d5" outcome="intent desmuntat" />);
    expect(people(container)).toBe(8);
    expect(container.querySelector('[data-hand]')).toBeNull();
  });

  test('draws nothing for what is no tower', () => {
    expect(render(<StillTower code="xyz" outcome="intent" />).container).toBeEmptyDOMElement();
  });
});
