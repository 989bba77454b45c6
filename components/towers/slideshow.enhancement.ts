import { type Enhancement, whenPresent } from '@/lib/browser/enhancements';

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function startSlideshow(slideshow: HTMLElement): void {
  const all = (selector: string) => [...slideshow.querySelectorAll<HTMLElement>(selector)];
  const slides = all('[data-shown]');
  const dots = all('[data-dot]');
  const counter = slideshow.querySelector('[data-counter]');
  // The DOM is the only state.
  const shown = () => slides.findIndex(({ dataset }) => dataset.shown === 'true');

  function show(index: number): void {
    for (const [place, slide] of slides.entries()) slide.dataset.shown = String(place === index);
    for (const [place, dot] of dots.entries()) {
      if (place === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    if (counter) counter.textContent = `${index + 1} / ${slides.length}`;
  }
  const go = (step: number) => show(stepSlide(shown(), step, slides.length));

  for (const [place, dot] of dots.entries()) dot.addEventListener('click', () => show(place));
  for (const button of all('[data-step]'))
    button.addEventListener('click', () => go(Number(button.dataset.step)));

  slideshow.addEventListener('keydown', (event) => {
    const step = KEY_STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(step);
  });

  const stage = slideshow.querySelector<HTMLElement>('[data-stage]');
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

/** Buttons, dots, arrow keys and swipes. */
export const slideshows: Enhancement = {
  name: 'slideshows',
  start: () => whenPresent('[data-slideshow]', startSlideshow),
};

/** Wraps around. */
export function stepSlide(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** CSS pixels. */
const SWIPE_DISTANCE = 40;

/** Returns 1 for next, -1 for previous, 0 if too short or vertical. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
