import { onSteps, stepAround } from '@/components/shared/steps';
import { type Enhancement, whenPresent } from '@/lib/browser/enhancements';

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

  for (const [place, dot] of dots.entries()) dot.addEventListener('click', () => show(place));
  onSteps(slideshow, slideshow.querySelector('[data-stage]'), (step) =>
    show(stepAround(shown(), step, slides.length)),
  );
}

/** Buttons, dots, arrow keys and swipes. */
export const slideshows: Enhancement = {
  name: 'slideshows',
  start: () => whenPresent('[data-slideshow]', startSlideshow),
};
