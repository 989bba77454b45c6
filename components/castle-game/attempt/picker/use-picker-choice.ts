import { useState } from 'react';
import type { PickerChoice } from '@/lib/castle-game/picker/choice';

/** Each place where towers are picked remembers its own choice. */
export type PickerPlace = 'rehearsal' | 'performance' | 'challenge' | 'simulator';

/** Kept as long as the page is open, so that the player finds the picker as it was. */
const remembered = new Map<PickerPlace, PickerChoice>();

/** What was last chosen in a picker, and a function that changes part of it. */
export function usePickerChoice(place: PickerPlace) {
  const [choice, setChoice] = useState<PickerChoice>(() => remembered.get(place) ?? {});
  const choose = (part: PickerChoice) => {
    const next = { ...choice, ...part };
    remembered.set(place, next);
    setChoice(next);
  };
  return [choice, choose] as const;
}
