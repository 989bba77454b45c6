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

/** Whether the player wants to hear the game: off until they switch it on, then as they left it. */
function soundIsOn(): boolean {
  chosen ??= readStored(KEY) === ON;
  return chosen;
}

/** How loud, from the least of `SOUND_LEVELS` to the most. */
function soundLevel(): number {
  level ??= levelIn(readStored(LEVEL_KEY));
  return level;
}

const tellAll = () => {
  for (const listener of listeners) listener();
};

/** Keeps the choice for this visit and, if storage works, for later ones. */
function chooseSound(on: boolean): void {
  chosen = on;
  writeStored(KEY, on ? ON : 'no');
  tellAll();
}

function chooseLevel(next: number): void {
  level = next;
  writeStored(LEVEL_KEY, String(next));
  tellAll();
  // A blow lets the player hear what they choose.
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
  /** Silent while the sound is off. */
  readonly play: (name: SoundName) => void;
  readonly stop: () => void;
};

function toggle(): void {
  const on = !soundIsOn();
  chooseSound(on);
  // A sound that answers the click is also what makes a browser allow the later ones.
  void (on ? playSound('tabal') : stopSounds());
}

const play = (name: SoundName) => {
  if (soundIsOn()) void playSound(name);
};

const stop = () => void stopSounds();

const off = () => false;
const first = () => SOUND_LEVELS.first;

/** The sounds of the game, off in the first render and until the player switches them on. */
export function useSound(): Sound {
  const on = useSyncExternalStore(onSoundChoice, soundIsOn, off);
  const chosenLevel = useSyncExternalStore(onSoundChoice, soundLevel, first);
  useEffect(() => {
    if (on) void setVolume(soundLevel() / SOUND_LEVELS.most);
  }, [on]);
  return { on, toggle, level: chosenLevel, setLevel: chooseLevel, play, stop };
}
