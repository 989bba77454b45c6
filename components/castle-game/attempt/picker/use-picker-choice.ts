import { useState } from 'react';
import type { PickerChoice } from '@/lib/castle-game/picker/choice';

export type PickerPlace = 'rehearsal' | 'performance' | 'challenge' | 'simulator';

/** Last choices, kept until the page is closed. */
const remembered = new Map<PickerPlace, PickerChoice>();

export function usePickerChoice(place: PickerPlace) {
  const [choice, setChoice] = useState<PickerChoice>(() => remembered.get(place) ?? {});
  const choose = (part: PickerChoice) => {
    const next = { ...choice, ...part };
    remembered.set(place, next);
    setChoice(next);
  };
  return [choice, choose] as const;
}
