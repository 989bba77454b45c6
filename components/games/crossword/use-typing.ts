import type { CompositionEvent, FormEvent, KeyboardEvent } from 'react';
import { crosswordKey } from '@/lib/games/crossword/keys';
import type { CrosswordAction } from '@/lib/games/crossword/types';
import { lettersOf } from '@/lib/text/letters';

/** What the field holds between letters: nothing to see, but something a phone's Backspace can take away. */
export const EMPTY_INPUT = '\u200b';

/**
 * Handlers for the field that letters are typed into. Keys that are no letters act when pressed; letters arrive as
 * text, whichever keyboard, dead key or composition made them, and never stay in the field.
 */
export function useTyping(onAction: (action: CrosswordAction) => void) {
  function onKeyDown(event: KeyboardEvent) {
    // With AltGr or Option held, brackets arrive as text.
    if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return;
    const action = crosswordKey(event.key);
    if (action === null || action.type === 'type') return;
    event.preventDefault();
    onAction(action);
  }

  function onInput(event: FormEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const text = typedInto(field);
    // An accent waiting for its letter is not a letter yet.
    if (isComposing(event.nativeEvent) && text !== '' && lettersOf(text).length === 0) return;
    clear(field);
    onAction(text === '' ? { type: 'erase' } : (crosswordKey(text) ?? { type: 'type', text }));
  }

  function onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
    const text = typedInto(event.currentTarget);
    clear(event.currentTarget);
    if (text !== '') onAction({ type: 'type', text });
  }

  return { onKeyDown, onInput, onCompositionEnd };
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
