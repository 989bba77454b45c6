import type { Enhancement } from '@/lib/browser/enhancements';
import { nameAfterCode } from '@/lib/towers/catalogue';

/** Half the maximum width of a tip, in pixels. Tips are centred and must fit the viewport. */
const HALF = 130;

const towerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tower]') : null;

function place(tip: HTMLElement, tower: HTMLElement): void {
  const { left, width, top } = tower.getBoundingClientRect();
  const widest = document.documentElement.clientWidth - HALF;
  tip.style.left = `${Math.max(HALF, Math.min(left + width / 2, widest))}px`;
  tip.style.top = `${top}px`;
}

/** Shows the name of a tower on hover or focus, in one tip per page. Escape hides it. */
export const towerTips: Enhancement = {
  name: 'tower-tips',
  start() {
    // Queried each time: an interactive page may replace its tip.
    const tipOfPage = () => document.querySelector<HTMLElement>('[data-tower-tip]');
    let shown: HTMLElement | null = null;

    function show(tower: HTMLElement | null): void {
      const tip = tipOfPage();
      shown = tower;
      if (!tip) return;
      tip.textContent = nameAfterCode(tower?.getAttribute('aria-label') ?? '', tower?.textContent ?? '');
      tip.hidden = tip.textContent === '';
      if (tower) place(tip, tower);
    }

    document.addEventListener('pointerover', ({ target }) => show(towerOf(target)));
    document.addEventListener('focusin', ({ target }) => show(towerOf(target)));
    document.addEventListener('focusout', () => show(null));
    document.documentElement.addEventListener('pointerleave', () => show(null));
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && show(null));
    // Focus often scrolls the page, so the tip moves too.
    addEventListener('scroll', () => shown && show(shown), { passive: true });
  },
};
