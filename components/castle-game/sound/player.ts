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
/** Times that silence was asked for. A sound asked for earlier must not start when the player arrives late. */
let silences = 0;

/** Fetches the player and its sounds ahead of the first show. A browser that cannot play them stays silent. */
function readyPlayer(): Promise<Player> {
  player ??= load().catch(() => MUTE);
  return player;
}

/** How loud everything is from now on, from 0 to 1. */
export async function setVolume(volume: number): Promise<void> {
  const player = await readyPlayer();
  player.setVolume(volume);
}

/** Plays a sound; whatever fails, the game goes on without it. */
export async function playSound(name: SoundName): Promise<void> {
  const silencesBefore = silences;
  const { play } = await readyPlayer();
  try {
    if (silences === silencesBefore) play(name);
  } catch {
    // An audio device that was unplugged is no reason to stop the game.
  }
}

/** Silences everything, sounds that are still loading included. */
export async function stopSounds(): Promise<void> {
  silences += 1;
  if (!player) return;
  const { stop } = await player;
  try {
    stop();
  } catch {
    // The same holds here.
  }
}
