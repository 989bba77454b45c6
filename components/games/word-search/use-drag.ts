import { type MouseEvent, type PointerEvent, type RefObject, type TouchEvent, useRef, useState } from 'react';
import { type Cell, type Line, sameCell, straightLine } from '@/lib/games/word-search/grid';

type DragEnds = {
  onTap: (cell: Cell) => void;
  onLine: (line: Line) => void;
  onRelease: () => void;
};

/** Handles taps, drags and screen reader clicks on a grid of `size` squares. `line` is null when there is no drag. */
export function useDrag(grid: RefObject<HTMLElement | null>, size: Cell, ends: DragEnds) {
  const [line, setLine] = useState<Line | null>(null);
  // Ignores pointers other than the first.
  const start = useRef<{ readonly cell: Cell; readonly pointerId: number } | null>(null);
  // The browser fires a click after a press. It must not count twice.
  const pressed = useRef(false);

  const isDrawing = ({ pointerId }: PointerEvent): boolean => start.current?.pointerId === pointerId;

  function lineTo(event: PointerEvent): Line | null {
    const finger = cellUnder(grid.current, size, event);
    if (!start.current || !isDrawing(event) || finger === null) return null;
    return straightLine(start.current.cell, finger, size);
  }

  function onPointerDown(event: PointerEvent) {
    if (!event.isPrimary || event.button !== 0) return;
    const cell = cellUnder(grid.current, size, event);
    start.current = cell && { cell, pointerId: event.pointerId };
    pressed.current = true;
    grid.current?.setPointerCapture?.(event.pointerId);
  }

  function onPointerUp(event: PointerEvent) {
    if (!isDrawing(event)) return;
    const drawn = lineTo(event);
    end();
    if (drawn === null) return;
    if (sameCell(drawn.start, drawn.end)) ends.onTap(drawn.start);
    else ends.onLine(drawn);
    ends.onRelease();
  }

  function onPointerMove(event: PointerEvent) {
    const drawn = lineTo(event);
    if (drawn !== null && !(line === null && sameCell(drawn.start, drawn.end))) setLine(drawn);
  }

  /** A click without a press comes from a screen reader. */
  function onClick(event: MouseEvent) {
    const cell = cellOf(event.target);
    if (cell !== null && !pressed.current) ends.onTap(cell);
    pressed.current = false;
  }

  /** No click follows: a tap that wins would press what the dialog shows below the finger. */
  function onTouchEnd(event: TouchEvent) {
    event.preventDefault();
    pressed.current = false;
  }

  function end() {
    start.current = null;
    setLine(null);
  }

  return {
    line,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onTouchEnd,
      onPointerCancel: (event: PointerEvent) => isDrawing(event) && end(),
      // Focus stays on the cursor.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick,
    },
  };
}

/** Returns null when the element is not a square. */
function cellOf(target: EventTarget): Cell | null {
  if (!(target instanceof HTMLElement)) return null;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

/**
 * Returns the square under a pointer, or the nearest one outside the grid. Measured each time because of zoom and
 * scroll.
 */
function cellUnder(grid: HTMLElement | null, size: Cell, { clientX, clientY }: PointerEvent): Cell | null {
  const box = grid?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const within = (share: number, count: number) =>
    Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  return {
    row: within((clientY - box.top) / box.height, size.row),
    column: within((clientX - box.left) / box.width, size.column),
  };
}
