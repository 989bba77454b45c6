const KEY_STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Calls `go` with 1 for the next picture and -1 for the previous: buttons with `data-step`, arrow keys, swipes over `stage`. */
export function onSteps(root: HTMLElement, stage: HTMLElement | null, go: (step: number) => void): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => go(Number(button.dataset.step)));

  root.addEventListener('keydown', (event) => {
    const step = KEY_STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(step);
  });

  let pressed: { x: number; y: number } | null = null;
  stage?.addEventListener('pointerdown', ({ clientX, clientY, isPrimary }) => {
    // Ignores gestures with two fingers.
    pressed = isPrimary ? { x: clientX, y: clientY } : null;
  });
  stage?.addEventListener('pointerup', ({ clientX, clientY }) => {
    const step = pressed ? swipeStep(clientX - pressed.x, clientY - pressed.y) : 0;
    pressed = null;
    if (step !== 0) go(step);
  });
  // Dragging the image would cancel the swipe.
  stage?.addEventListener('dragstart', (event) => event.preventDefault());
  stage?.addEventListener('pointercancel', () => {
    pressed = null;
  });
}

/** Wraps around. */
export function stepAround(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** CSS pixels. */
const SWIPE_DISTANCE = 40;

/** Returns 1 for next, -1 for previous, 0 if too short or vertical. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
