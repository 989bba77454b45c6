import { type CompositionEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import { followComposition } from '@/lib/games/crossword/composing';
import { crosswordKey } from '@/lib/games/crossword/keys';
import type { CrosswordAction } from '@/lib/games/crossword/types';
import type { Letter } from '@/lib/text/letters';

/** What the field holds between letters: nothing to see, but something a phone's Backspace can take away. */
export const EMPTY_INPUT = '\u200b';

/**
 * Handlers for the field that letters are typed into. Keys that are no letters act when pressed; letters arrive as
 * text, whichever keyboard or dead key made them, and never stay in the field. A composition keeps its text until it
 * ends, since taking it away makes some input methods write it again; its letters are written as they come.
 */
export function useTyping(onAction: (action: CrosswordAction) => void) {
  /** The letters written of the composition in course. */
  const composed = useRef<readonly Letter[]>([]);

  function follow(text: string) {
    const { actions, written } = followComposition(composed.current, text);
    composed.current = written;
    for (const action of actions) onAction(action);
  }

  function onKeyDown(event: KeyboardEvent) {
    // With AltGr or Option held, brackets arrive as text.
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
    // Firefox tells of a committed text once more, when the field has been emptied of it.
    else if (!isInsertion(event.nativeEvent)) onAction({ type: 'erase' });
  }

  function onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
    follow(typedInto(event.currentTarget));
    composed.current = [];
    clear(event.currentTarget);
  }

  return { onKeyDown, onInput, onCompositionEnd };
}

/** Takes out of the field what was typed into it. */
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
