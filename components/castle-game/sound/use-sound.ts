import { useEffect, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/lib/browser/storage';
import { levelIn, SOUND_LEVELS, type SoundName } from '@/lib/castle-game/show/sounds';
import { KEEPSAKES } from '@/lib/keepsakes/registry';
import { playSound, setVolume, stopSounds } from './player';

const { sound: KEY, soundLevel: LEVEL_KEY } = KEEPSAKES['joc-castells'].keys;
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

const tellAll = () => {
  for (const listener of listeners) listener();
};

/** Keeps the choice for this visit, also when it cannot be stored. */
function chooseSound(on: boolean): void {
  chosen = on;
  writeStored(KEY, on ? ON : 'no');
  tellAll();
}

function chooseLevel(next: number): void {
  level = next;
  writeStored(LEVEL_KEY, String(next));
  tellAll();
  // Plays a sample at the new volume.
  void setVolume(next / SOUND_LEVELS.most).then(() => playSound('tabal'));
}

function onSoundChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Sound = {
  readonly on: boolean;
  readonly toggle: () => void;
  readonly level: number;
  readonly setLevel: (level: number) => void;
  /** Does nothing while the sound is off. */
  readonly play: (name: SoundName) => void;
  readonly stop: () => void;
};

function toggle(): void {
  const on = !soundIsOn();
  chooseSound(on);
  // A sound played on a click unlocks audio in browsers that block autoplay.
  void (on ? playSound('tabal') : stopSounds());
}

const play = (name: SoundName) => {
  if (soundIsOn()) void playSound(name);
};

const stop = () => void stopSounds();

const off = () => false;
const first = () => SOUND_LEVELS.first;

/** Off in the first render, as on the server. */
export function useSound(): Sound {
  const on = useSyncExternalStore(onSoundChoice, soundIsOn, off);
  const chosenLevel = useSyncExternalStore(onSoundChoice, soundLevel, first);
  useEffect(() => {
    if (on) void setVolume(soundLevel() / SOUND_LEVELS.most);
  }, [on]);
  return { on, toggle, level: chosenLevel, setLevel: chooseLevel, play, stop };
}
