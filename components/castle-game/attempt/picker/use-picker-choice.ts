import { useState } from 'react';
import type { PickerChoice } from '@/lib/castle-game/picker/choice';

/** Each place where towers are picked remembers its own choice. */
export type PickerPlace = 'rehearsal' | 'performance' | 'simulador';

/** Lives as long as the page: screens come and go, and the player finds the picker as it was. */
const remembered = new Map<PickerPlace, PickerChoice>();

/** What was last chosen in a picker, and how to change a part of it. */
export function usePickerChoice(place: PickerPlace) {
  const [choice, setChoice] = useState<PickerChoice>(() => remembered.get(place) ?? {});
  const choose = (part: PickerChoice) => {
    const next = { ...choice, ...part };
    remembered.set(place, next);
    setChoice(next);
  };
  return [choice, choose] as const;
}
