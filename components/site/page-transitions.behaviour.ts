import type { Behaviour } from '@/lib/browser/behaviours';

/** Nothing is lost with a transition: the page is there all the same. */
const ignore = () => {};

/** A transition from page to page that the browser gives up, as when one goes on at once, is no fault to report. */
export const pageTransitions: Behaviour = {
  name: 'page-transitions',
  start() {
    const onPage = ({ viewTransition }: PageSwapEvent | PageRevealEvent) => {
      viewTransition?.ready.catch(ignore);
      viewTransition?.finished.catch(ignore);
    };
    addEventListener('pageswap', onPage);
    addEventListener('pagereveal', onPage);
  },
};
