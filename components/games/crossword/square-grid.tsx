import {
  type CompositionEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { cssVariables } from '@/components/games/shared/css-variables';
import { describeSquare } from '@/content/interface/games/crossword';
import { gridName } from '@/content/interface/games/shared';
import { type CrosswordAction, crosswordKey, followComposition } from '@/lib/games/crossword/actions';
import { type CrosswordState, type SquareView, squareViews } from '@/lib/games/crossword/game';
import type { CrosswordGrid } from '@/lib/games/crossword/grid';
import { capitalised } from '@/lib/text/catalan';
import type { Letter } from '@/lib/text/letters';
import { CLUE_ID } from './dock';
import styles from './square-grid.module.css';

type SquareGridProps = {
  grid: CrosswordGrid;
  state: CrosswordState;
  input: RefObject<HTMLInputElement | null>;
  /** The page shows its own keys, so the device keyboard stays hidden. */
  ownKeyboard: boolean;
  onAction: (action: CrosswordAction) => void;
};

/**
 * The grid, and the single field for all typing, placed over the current square. With one field, focus is never lost,
 * the device keyboard stays open and compositions are not interrupted.
 */
export function SquareGrid({ grid, state, input, ownKeyboard, onAction }: SquareGridProps) {
  const typing = useTyping(onAction);
  const { square } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the square changes, which may be out of view
  useEffect(() => {
    if (document.activeElement === input.current) input.current?.scrollIntoView({ block: 'nearest' });
  }, [square]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset suggests several fields, and there is only one
    <div
      role="group"
      aria-label={gridName(grid.rows, grid.columns)}
      className={`stack relative container mx-auto keep-colours ${styles.grid}`}
      data-content
      style={cssVariables({ columns: grid.columns, rows: grid.rows })}
      // A click must not take focus away from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {squareViews(grid, state).map((view, place) =>
        view === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square has no identity but its position
          <span key={place} className="min-0" />
        ) : (
          <Square
            key={view.square}
            view={view}
            name={capitalised(describeSquare(grid, state, view.square))}
            onSelect={() => {
              onAction({ type: 'select', square: view.square });
              input.current?.focus({ preventScroll: true });
            }}
          />
        ),
      )}
      <input
        ref={input}
        className={`text-m absolute ${styles.input}`}
        style={cssVariables({ row: Math.floor(square / grid.columns), column: square % grid.columns })}
        defaultValue={EMPTY_INPUT}
        inputMode={ownKeyboard ? 'none' : 'text'}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-label={capitalised(describeSquare(grid, state, square))}
        aria-describedby={CLUE_ID}
        {...typing}
      />
    </div>
  );
}

type SquareProps = { view: SquareView; name: string; onSelect: () => void };

/** A white square, not in the tab order. The current one is hidden from screen readers, since the field covers it. */
function Square({ view, name, onSelect }: SquareProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`stack center raised ink tight relative min-0 ${styles.square}`}
      data-square={view.square}
      data-current={view.current}
      data-highlighted={view.highlighted}
      data-wrong={view.wrong}
      data-revealed={view.revealed}
      aria-hidden={view.current}
      aria-label={name}
      onClick={onSelect}
    >
      {/* Drawn by CSS: as text it would become part of the visible label, which the accessible name must contain. */}
      {view.number !== null && (
        <span className={`semibold absolute ${styles.number}`} data-number={view.number} />
      )}
      <span className={`stack center display bold absolute ${styles.letter}`}>{view.entry}</span>
    </button>
  );
}

/** Content of the empty field: invisible, but Backspace on a phone needs something to delete. */
export const EMPTY_INPUT = '\u200b';

/**
 * Event handlers for the field. Letters arrive as text from any keyboard and do not stay in the field. Other keys act
 * on `keydown`. A composition keeps its text until it ends, because some input methods write it again if it is
 * removed. Its letters are entered meanwhile.
 */
function useTyping(onAction: (action: CrosswordAction) => void) {
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
