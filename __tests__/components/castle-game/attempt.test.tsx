import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { aPilar, aRound, aTeam, onStage } from '@/__tests__/builders/teams';
import { TowerPicker } from '@/components/castle-game/attempt/picker/tower-picker';
import { AttemptShow } from '@/components/castle-game/attempt/show/attempt-show';
import { StillTower } from '@/components/castle-game/attempt/show/stage-drawing';
import { type PickerPlace, PlaySessionProvider } from '@/components/castle-game/shell/play-session';
import { SoundSwitch } from '@/components/castle-game/sound/sound-switch';
import { stopSounds, useSound } from '@/components/castle-game/sound/use-sound';
import { PICKER_TEXTS } from '@/content/interface/castle-game/picker';
import { SHOW_TEXTS } from '@/content/interface/castle-game/show';
import { track } from '@/lib/castle-game/engine/missions';
import type { GameState } from '@/lib/castle-game/types';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';

/** What reached the speaker; jsdom has none. */
const heard: string[] = [];
const volumes: number[] = [];
let device: 'there' | 'gone' = 'there';

jest.mock('howler', () => ({
  Howler: { volume: (level: number) => volumes.push(level) },
  Howl: class {
    name: string;
    constructor({ src }: { src: string[] }) {
      this.name = src[0] ?? '';
    }
    play() {
      if (device === 'gone') throw new Error('no device');
      heard.push(this.name);
    }
    stop() {
      heard.push('stop');
    }
  },
}));

describe('the picker of towers', () => {
  const pick = jest.fn();
  const renderPicker = (state: GameState, place: PickerPlace = 'rehearsal', planned?: string) =>
    render(<TowerPicker state={state} place={place} planned={planned} onPick={pick} />);
  const group = (name: string) => screen.getByRole('radio', { name });
  const tower = (name: RegExp) => screen.getByRole('button', { name });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => pick.mockClear());

  test('takes no tower for the second half of a double click, which was meant for something else', () => {
    renderPicker(aTeam());
    fireEvent.click(tower(/^Pd3,/), { detail: 2 });
    expect(pick).not.toHaveBeenCalled();
    fireEvent.click(tower(/^Pd3,/), { detail: 1 });
    expect(pick.mock.calls).toEqual([['Pd3']]);
  });

  test('draws the tower with the focus once it is looked at for a while', () => {
    jest.useFakeTimers();
    const { container } = renderPicker(aTeam({ attendees: 200 }));
    fireEvent.click(group('Tres'));
    act(() => tower(/^3d6,/).focus());
    const preview = () => container.querySelector('[data-preview="3d6"]');
    expect(preview()).toHaveTextContent('tres de sis');
    expect(preview()?.querySelector('svg')).toBeNull();
    wait(300);
    expect(preview()?.querySelectorAll('path').length).toBeGreaterThan(0);
  });

  test('remembers group and netes when it is opened again, unless too few people came', () => {
    const opened = (key: number, attendees: number) => (
      <PlaySessionProvider>
        <TowerPicker key={key} state={aTeam({ attendees })} place="rehearsal" onPick={pick} />
      </PlaySessionProvider>
    );
    const { rerender } = render(opened(1, 33));
    fireEvent.click(screen.getByRole('radio', { name: 'Netes' }));
    fireEvent.click(group('Tres'));
    rerender(opened(2, 33));
    expect(tower(/^3d4n,/)).toBeEnabled();
    fireEvent.click(screen.getByRole('radio', { name: 'Castells complets' }));
    rerender(opened(3, 12));
    expect(screen.getByRole('radio', { name: 'Netes' })).toBeChecked();
    expect(screen.getByText(PICKER_TEXTS.nothingFull)).toBeVisible();
  });

  test('marks the tabs where the tower of an accepted mission is', () => {
    renderPicker(aTeam({ acceptedMissions: [track(aPilar)] }));
    for (const name of ['Castells complets Missió', 'Pilar Missió', 'Netes'])
      expect(group(name)).toBeVisible();
  });

  test('opens in a performance at the planned tower, says why another is closed, and has no netes', () => {
    renderPicker(onStage({}, [aRound('3d5', 'carregat', 1, 15)]), 'performance', '3d5a');
    expect(screen.queryByRole('radio', { name: 'Netes' })).not.toBeInTheDocument();
    expect(tower(/^3d5,/).closest('li')).toHaveTextContent("Ja l'heu fet en aquesta actuació.");
    expect(tower(/^3d6,/).closest('li')).toHaveTextContent('Ja heu fet un castell de la mateixa mena: 3d5.');
    expect(tower(/^3d5a,/)).toBeEnabled();
  });
});

describe('the show of an attempt', () => {
  beforeEach(() => jest.useFakeTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const key = (name: string, repeat = false) => fireEvent.keyDown(document.body, { key: name, repeat });

  function show(outcome: GameOutcome = 'descarregat', lock = 2000) {
    const onEnd = jest.fn();
    const shown = render(
      <StrictMode>
        <AttemptShow code="Pd4" outcome={outcome} lock={lock} onEnd={onEnd} />
      </StrictMode>,
    );
    const clickAll = (detail: number) => {
      for (const element of shown.container.querySelectorAll('div')) fireEvent.click(element, { detail });
    };
    return { onEnd, clickAll, ...shown };
  }

  test.each([
    ['descarregat', 7000],
    ['intent', 4000],
  ] as const)('of %s ends by itself, once, after %d ms', (outcome, time) => {
    const { onEnd } = show(outcome);
    wait(time - 1);
    expect(onEnd).not.toHaveBeenCalled();
    wait(20_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('cannot be left while it is locked, and then has a focused button', () => {
    const { onEnd, clickAll } = show();
    wait(1900);
    clickAll(1);
    key('Enter');
    key(' ');
    expect(onEnd).not.toHaveBeenCalled();
    wait(100);
    expect(screen.getByRole('button', { name: SHOW_TEXTS.skip })).toHaveFocus();
  });

  test('is not left by the second half of the double click that began it', () => {
    const { onEnd, clickAll } = show('descarregat', 0);
    clickAll(2);
    expect(onEnd).not.toHaveBeenCalled();
    clickAll(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test.each(['Enter', ' '])(
    'is left with the key "%s", but not when it repeats or is for another control',
    (name) => {
      const { onEnd } = show();
      wait(2000);
      key(name, true);
      expect(fireEvent.keyDown(screen.getByRole('button'), { key: name, repeat: true })).toBe(false);
      const other = document.body.appendChild(document.createElement('button'));
      fireEvent.keyDown(other, { key: name });
      other.remove();
      expect(onEnd).not.toHaveBeenCalled();
      key(name);
      expect(onEnd).toHaveBeenCalledTimes(1);
    },
  );

  test('stops when it is taken away', () => {
    const { onEnd, unmount } = show();
    unmount();
    wait(10_000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ['3d5', 'carregat', 10, true],
    ['3d5', 'intent desmuntat', 8, false],
    ['xyz', 'intent', 0, false],
  ] as const)('has a still picture: %s %s', (code, outcome, people, hand) => {
    const { container } = render(<StillTower code={code} outcome={outcome} />);
    expect(container.querySelectorAll('[data-figure]')).toHaveLength(people);
    expect(container.querySelector('[data-aleta="true"] [data-hand="up"]') !== null).toBe(hand);
  });
});

describe('the sounds of the game', () => {
  function Fall() {
    const { play } = useSound();
    return (
      <button type="button" onClick={() => play('caiguda')}>
        Cau
      </button>
    );
  }
  const loaded = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const click = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await loaded();
  };

  /** The choice lives as long as a visit: every test leaves it off, as it found it. */
  beforeEach(() => {
    heard.length = 0;
    device = 'there';
    render(
      <>
        <SoundSwitch />
        <Fall />
      </>,
    );
  });

  test('are off until they are switched on, play from then on, and are remembered', async () => {
    expect(renderToString(<SoundSwitch />)).toContain('aria-pressed="false"');
    await click('Cau');
    expect(heard).toEqual([]);
    await click('So');
    expect(screen.getByRole('button', { name: 'So', pressed: true })).toBeEnabled();
    expect(localStorage.getItem('game-so')).toBe('si');
    await click('Cau');
    expect(heard).toEqual(['/sons/tabal.mp3', '/sons/caiguda.mp3']);
    await click('So');
    expect(localStorage.getItem('game-so')).toBe('no');
    expect(heard).toContain('stop');
  });

  test('have a level, heard as it is chosen, remembered, and there only while they are on', async () => {
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    await click('So');
    const slider = screen.getByRole('slider', { name: 'Volum' });
    expect(slider).toHaveAttribute('aria-valuetext', '6 de 10');
    heard.length = 0;
    fireEvent.change(slider, { target: { value: '3' } });
    await loaded();
    expect(volumes.at(-1)).toBeCloseTo(0.3);
    expect(heard).toEqual(['/sons/tabal.mp3']);
    expect(localStorage.getItem('game-volum')).toBe('3');
    await click('So');
  });

  test('work for the visit when storage is blocked, and a broken device breaks nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    device = 'gone';
    await click('So');
    expect(screen.getByRole('button', { name: 'So', pressed: true })).toBeEnabled();
    await click('Cau');
    expect(heard).toEqual([]);
    await click('So');
  });

  test('are silenced also when they were still on their way', async () => {
    await click('So');
    heard.length = 0;
    fireEvent.click(screen.getByRole('button', { name: 'Cau' }));
    await act(() => stopSounds());
    expect(heard.filter((name) => name !== 'stop')).toEqual([]);
    await click('So');
  });
});
