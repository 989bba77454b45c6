import type { Howl } from 'howler';
import { useEffect, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/lib/browser/storage';
import { AUDIO_POOL } from '@/lib/castle-game/limits';
import { levelIn, SOUND_LEVELS, SOUND_NAMES, type SoundName } from '@/lib/castle-game/show/sounds';
import { SAVED_DATA } from '@/lib/saved-data/registry';
import { asset } from '@/lib/site/address';

const { sound: KEY, soundLevel: LEVEL_KEY } = SAVED_DATA['joc-castells'].keys;
const ON = 'si';

let chosen: boolean | undefined;
let level: number | undefined;
const listeners = new Set<() => void>();

function soundIsOn(): boolean {
  chosen ??= readStored(KEY) === ON;
  return chosen;
}

function soundLevel(): number {
  level ??= levelIn(readStored(LEVEL_KEY));
  return level;
}

const notifyAll = () => {
  for (const listener of listeners) listener();
};

/** Keeps the choice for this visit, also when it cannot be stored. */
function chooseSound(on: boolean): void {
  chosen = on;
  writeStored(KEY, on ? ON : 'no');
  notifyAll();
}

function chooseLevel(next: number): void {
  level = next;
  writeStored(LEVEL_KEY, String(next));
  notifyAll();
  // Plays a sample at the new volume.
  void setVolume(next / SOUND_LEVELS.most).then(() => playSound('tabal'));
}

function onSoundChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toggle(): void {
  const on = !soundIsOn();
  chooseSound(on);
  // A sound played on a click unlocks audio in browsers that block autoplay.
  void (on ? playSound('tabal') : stopSounds());
}

/** Does nothing while the sound is off. */
const play = (name: SoundName) => {
  if (soundIsOn()) void playSound(name);
};

const stop = () => void stopSounds();

const off = () => false;
const first = () => SOUND_LEVELS.first;

/** Off in the first render, as on the server. */
export function useSound() {
  const on = useSyncExternalStore(onSoundChoice, soundIsOn, off);
  const chosenLevel = useSyncExternalStore(onSoundChoice, soundLevel, first);
  useEffect(() => {
    if (on) void setVolume(soundLevel() / SOUND_LEVELS.most);
  }, [on]);
  return { on, toggle, level: chosenLevel, setLevel: chooseLevel, play, stop };
}

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

async function setVolume(volume: number): Promise<void> {
  const player = await readyPlayer();
  player.setVolume(volume);
}

async function playSound(name: SoundName): Promise<void> {
  const silencesBefore = silences;
  const { play } = await readyPlayer();
  try {
    if (silences === silencesBefore) play(name);
  } catch {
    // The audio device may be gone.
  }
}

export async function stopSounds(): Promise<void> {
  silences += 1;
  if (!player) return;
  const { stop } = await player;
  try {
    stop();
  } catch {
    // As in `playSound`.
  }
}
