import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SoundSwitch } from '@/components/castle-game/sound/sound-switch';
import { stopSounds, useSound } from '@/components/castle-game/sound/use-sound';

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

function Fall() {
  const { play } = useSound();
  return (
    <button type="button" onClick={() => play('caiguda')}>
      Cau
    </button>
  );
}

const click = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
};

const stage = () =>
  render(
    <>
      <SoundSwitch />
      <Fall />
    </>,
  );

/** The choice lives as long as a visit: every test leaves it off, as it found it. */
beforeEach(() => {
  heard.length = 0;
  device = 'there';
});

describe('the sounds of the game', () => {
  test('are off in the HTML and until they are switched on, and nothing is fetched for them', async () => {
    expect(renderToString(<SoundSwitch />)).toContain('aria-pressed="false"');
    stage();
    expect(screen.getByRole('button', { name: 'So', pressed: false })).toBeEnabled();
    await click('Cau');
    expect(heard).toEqual([]);
  });

  test('answer the switch, play from then on, and are remembered', async () => {
    stage();
    await click('So');
    expect(screen.getByRole('button', { name: 'So', pressed: true })).toBeEnabled();
    expect(localStorage.getItem('game-so')).toBe('si');
    await click('Cau');
    expect(heard).toEqual(['/sons/tabal.mp3', '/sons/caiguda.mp3']);
    await click('So');
    expect(localStorage.getItem('game-so')).toBe('no');
    expect(heard).toContain('stop');
    heard.length = 0;
    await click('Cau');
    expect(heard).toEqual([]);
  });

  test('have a level, heard as it is chosen, remembered, and there only while they are on', async () => {
    stage();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    await click('So');
    const slider = screen.getByRole('slider', { name: 'Volum' });
    expect(slider).toHaveAttribute('aria-valuetext', '6 de 10');
    // Tab goes from the button to the level.
    expect(screen.getByRole('button', { name: 'So' }).compareDocumentPosition(slider)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    heard.length = 0;
    fireEvent.change(slider, { target: { value: '3' } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(volumes.at(-1)).toBeCloseTo(0.3);
    expect(heard).toEqual(['/sons/tabal.mp3']);
    expect(localStorage.getItem('game-volum')).toBe('3');
    expect(slider).toHaveValue('3');
    await click('So');
  });

  test('work for the visit when storage is blocked, and a broken device breaks nothing', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    device = 'gone';
    stage();
    await click('So');
    expect(screen.getByRole('button', { name: 'So', pressed: true })).toBeEnabled();
    await click('Cau');
    expect(heard).toEqual([]);
    await click('So');
    blocked.mockRestore();
  });

  test('are silenced also when they were still on their way', async () => {
    stage();
    await click('So');
    heard.length = 0;
    fireEvent.click(screen.getByRole('button', { name: 'Cau' }));
    await act(() => stopSounds());
    expect(heard.filter((name) => name !== 'stop')).toEqual([]);
    await click('So');
  });
});
