import { onSteps, stepAround } from '@/components/shared/steps';
import { type Enhancement, whenPresent } from '@/lib/browser/enhancements';

function startGallery(gallery: HTMLElement): void {
  const viewer = gallery.querySelector('dialog');
  const picture = viewer?.querySelector('img');
  const caption = viewer?.querySelector('figcaption');
  const failure = viewer?.querySelector<HTMLElement>('[role="alert"]');
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-photo]')];
  if (!viewer || !picture || !caption || !failure) return;
  let shown = 0;
  /** The press of a thumbnail made an entry of the history, which closing takes back. */
  let pressed = false;

  const asked = () => links.findIndex(({ id }) => location.hash === `#${id}`);

  function show(index: number): void {
    const link = links[index];
    const thumbnail = link?.querySelector('img');
    if (!link || !thumbnail || !viewer || !picture || !caption || !failure) return;
    shown = index;
    failure.hidden = true;
    picture.hidden = false;
    picture.alt = thumbnail.alt;
    picture.sizes = '100vw';
    picture.srcset = thumbnail.srcset;
    picture.src = link.href;
    caption.textContent = link.dataset.photo ?? '';
    if (!viewer.open) viewer.showModal();
  }

  function readAddress(): void {
    const index = asked();
    if (index >= 0) show(index);
    else viewer?.close();
  }

  for (const link of links)
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      pressed = true;
      location.hash = link.id;
    });
  window.addEventListener('hashchange', readAddress);
  onSteps(viewer, viewer.querySelector('[data-stage]'), (step) => {
    const next = stepAround(shown, step, links.length);
    history.replaceState(history.state, '', `#${links[next]?.id}`);
    show(next);
  });
  picture.addEventListener('error', () => {
    picture.hidden = true;
    failure.hidden = false;
  });
  viewer.querySelector('[data-again]')?.addEventListener('click', () => show(shown));
  viewer.addEventListener('close', () => {
    if (asked() >= 0) {
      if (pressed) history.back();
      else history.replaceState(history.state, '', location.pathname + location.search);
    }
    pressed = false;
    links[shown]?.focus();
  });
  readAddress();
}

/** Shows photographs one by one, each under its own address. Back closes the viewer. */
export const galleries: Enhancement = {
  name: 'galleries',
  start: () => whenPresent('[data-gallery]', startGallery),
};
