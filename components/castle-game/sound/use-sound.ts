import { useEffect, useSyncExternalStore } from 'react';
import type { SoundName } from '@/lib/castle-game/show/sounds';
import { playSound, readyPlayer, stopSounds } from './player';
import { chooseSound, onSoundChoice, soundIsOn } from './sound-choice';

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
  // The first sound answers the click, which is also what lets a browser play the later ones.
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
