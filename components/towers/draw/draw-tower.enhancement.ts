import type { Enhancement } from '@/lib/browser/enhancements';

/** Fills the section from now on. */
export type StartDrawing = (section: HTMLElement) => void;

/**
 * Loads the drawing when the section is used, or when the address has a query. Until then the form sends the code to
 * the address of the page, which asks again after a failure too.
 */
export const drawTower = (load: () => Promise<StartDrawing>): Enhancement => ({
  name: 'drawTower',
  start() {
    const section = document.querySelector<HTMLElement>('[data-draw-tower]');
    const answer = section?.querySelector('[data-answer]');
    if (!section || !answer) return;
    const open = () =>
      load().then(
        (fill) => fill(section),
        () => {
          answer.textContent = section.dataset.failed ?? '';
        },
      );
    if (location.search) {
      answer.textContent = section.dataset.loading ?? '';
      open();
    } else section.addEventListener('focusin', open, { once: true });
  },
});
