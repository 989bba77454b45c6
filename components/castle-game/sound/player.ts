import type { Howl } from 'howler';
import { AUDIO_POOL } from '@/lib/castle-game/limits';
import { SOUND_NAMES, type SoundName } from '@/lib/castle-game/show/sounds';
import { asset } from '@/lib/site/address';

type Player = {
  readonly play: (name: SoundName) => void;
  readonly stop: () => void;
  /** From 0 to 1. */
  readonly setVolume: (volume: number) => void;
};

async function load(): Promise<Player> {
  const { Howl, Howler } = await import('howler');
  Howler.html5PoolSize = AUDIO_POOL;
  const sounds = new Map<SoundName, Howl>(
    SOUND_NAMES.map((name) => [name, new Howl({ src: [asset(`/sons/${name}.mp3`)], pool: AUDIO_POOL })]),
  );
  return {
    play: (name) => sounds.get(name)?.play(),
    stop: () => {
      for (const sound of sounds.values()) sound.stop();
    },
    setVolume: (volume) => {
      Howler.volume(volume);
    },
  };
}

const MUTE: Player = { play: () => {}, stop: () => {}, setVolume: () => {} };

let player: Promise<Player> | undefined;
/**
 * Number of calls to `stopSounds`. A sound requested before the last one must not start when the player loads late.
 */
let silences = 0;

/** Falls back to silence if loading fails. */
function readyPlayer(): Promise<Player> {
  player ??= load().catch(() => MUTE);
  return player;
}

/** `volume` is from 0 to 1. */
export async function setVolume(volume: number): Promise<void> {
  const player = await readyPlayer();
  player.setVolume(volume);
}

/** Plays a sound. Errors are ignored. */
export async function playSound(name: SoundName): Promise<void> {
  const silencesBefore = silences;
  const { play } = await readyPlayer();
  try {
    if (silences === silencesBefore) play(name);
  } catch {
    // The audio device may be gone.
  }
}

/** Stops all sounds, and those still loading. */
export async function stopSounds(): Promise<void> {
  silences += 1;
  if (!player) return;
  const { stop } = await player;
  try {
    stop();
  } catch {
    // See `playSound`.
  }
}
