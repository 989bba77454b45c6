import { type Enhancement, whenPresent } from '@/lib/browser/enhancements';

/** Draws the castell of `data-small-tower` in the element, which React leaves empty. */
export type DrawSmallTower = (place: HTMLElement) => void;

/** Without the module, as offline on a first visit, the codes below the drawings remain. */
export const smallTowers = (load: () => Promise<DrawSmallTower>): Enhancement => ({
  name: 'smallTowers',
  start: () =>
    whenPresent('[data-small-tower]', (place) => {
      load().then(
        (draw) => draw(place),
        () => {},
      );
    }),
});
