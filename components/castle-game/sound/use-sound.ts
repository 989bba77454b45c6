import { useEffect, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/lib/browser/storage';
import type { SoundName } from '@/lib/castle-game/show/sounds';
import { KEEPSAKES } from '@/lib/keepsakes/registry';
import { playSound, readyPlayer, stopSounds } from './player';

const KEY = KEEPSAKES['joc-castells'].keys.sound;
const ON = 'si';

let chosen: boolean | undefined;
const listeners = new Set<() => void>();

/** Whether the player wants to hear the game: off until they switch it on, then as they left it. */
function soundIsOn(): boolean {
  chosen ??= readStored(KEY) === ON;
  return chosen;
}

/** Keeps the choice for this visit and, if storage works, for later ones. */
function chooseSound(on: boolean): void {
  chosen = on;
  writeStored(KEY, on ? ON : 'no');
  for (const listener of listeners) listener();
}

function onSoundChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Sound = {
  readonly on: boolean;
  readonly toggle: () => void;
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

/** The sounds of the game, off in the first render and until the player switches them on. */
export function useSound(): Sound {
  const on = useSyncExternalStore(onSoundChoice, soundIsOn, off);
  useEffect(() => {
    if (on) void readyPlayer();
  }, [on]);
  return { on, toggle, play, stop };
}
