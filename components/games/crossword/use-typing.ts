import { type CompositionEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import { followComposition } from '@/lib/games/crossword/composing';
import { crosswordKey } from '@/lib/games/crossword/keys';
import type { CrosswordAction } from '@/lib/games/crossword/types';
import type { Letter } from '@/lib/text/letters';

/** Content of the empty field: invisible, but Backspace on a phone needs something to delete. */
export const EMPTY_INPUT = '\u200b';

/**
 * Event handlers for the field. Letters arrive as text from any keyboard and do not stay in the field. Other keys act
 * on `keydown`. A composition keeps its text until it ends, because some input methods write it again if it is
 * removed. Its letters are entered meanwhile.
 */
export function useTyping(onAction: (action: CrosswordAction) => void) {
  /** Letters already entered from the current composition. */
  const composed = useRef<readonly Letter[]>([]);

  function follow(text: string) {
    const { actions, written } = followComposition(composed.current, text);
    composed.current = written;
    for (const action of actions) onAction(action);
  }

  function onKeyDown(event: KeyboardEvent) {
    // With AltGr or Option, brackets arrive as text.
    if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return;
    const action = crosswordKey(event.key);
    if (action === null || action.type === 'type') return;
    event.preventDefault();
    onAction(action);
  }

  function onInput(event: FormEvent<HTMLInputElement>) {
    const text = typedInto(event.currentTarget);
    if (isComposing(event.nativeEvent)) return follow(text);
    composed.current = [];
    clear(event.currentTarget);
    if (text !== '') onAction(crosswordKey(text) ?? { type: 'type', text });
    // Firefox fires another `input` event for committed text after the field was cleared.
    else if (!isInsertion(event.nativeEvent)) onAction({ type: 'erase' });
  }

  function onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
    follow(typedInto(event.currentTarget));
    composed.current = [];
    clear(event.currentTarget);
  }

  return { onKeyDown, onInput, onCompositionEnd };
}

/** Removes typed text from the field and returns it. */
export function takeTyped(field: HTMLInputElement): string {
  const text = typedInto(field);
  if (text !== '') clear(field);
  return text;
}

function typedInto(field: HTMLInputElement): string {
  return field.value.replaceAll(EMPTY_INPUT, '');
}

function clear(field: HTMLInputElement): void {
  field.value = EMPTY_INPUT;
  field.setSelectionRange(1, 1);
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

function isInsertion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('insert');
}
