import { type Enhancement, whenPresent } from '@/lib/browser/enhancements';
import { agreementTo } from '@/lib/embeds/embeds';
import { agreements, setAgreed, tieToHosts, watchAgreed } from './stored-consent';

const EMBEDS = '[data-embed]';

const needs = ({ dataset }: HTMLElement): string => agreementTo(dataset.embed ?? '', dataset.src ?? '');

function makeIframe({ dataset }: HTMLElement, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  // In the DOM types `iframe.sandbox` is a read-only token list.
  frame.setAttribute('sandbox', dataset.sandbox ?? '');
  if (dataset.allow) frame.allow = dataset.allow;
  frame.setAttribute('loading', 'lazy');
  frame.referrerPolicy = 'no-referrer';
  frame.src = dataset.src ?? '';
  return frame;
}

function startEmbed(embed: HTMLElement): void {
  const needed = needs(embed);
  const part = (name: string) => embed.querySelector<HTMLElement>(`[data-embed-${name}]`);
  const hide = (name: string, hidden: boolean) => part(name)?.toggleAttribute('hidden', hidden);
  const box = part('box');
  const place = part('place');
  let asked = false;

  function draw(): void {
    const always = agreements().includes(needed);
    const shown = asked || always;
    hide('question', shown);
    hide('apart', !shown);
    hide('forget', !always);
    if (!shown) {
      hide('loading', true);
      place?.replaceChildren();
    } else if (place && !place.firstChild) {
      hide('loading', false);
      const frame = makeIframe(embed, box?.getAttribute('aria-label') ?? '');
      frame.addEventListener('load', () => hide('loading', true));
      place.append(frame);
    }
  }

  // The pressed button disappears, so the box takes focus.
  function answer(forGood: boolean): void {
    asked = true;
    if (forGood) setAgreed(needed, true);
    draw();
    box?.focus();
  }

  part('show')?.addEventListener('click', () => answer(false));
  part('always')?.addEventListener('click', () => answer(true));
  part('forget')?.addEventListener('click', () => {
    asked = false;
    setAgreed(needed, false);
    draw();
    box?.focus();
  });
  watchAgreed(draw);
  tieToHosts([...document.querySelectorAll<HTMLElement>(EMBEDS)].map(needs));
  draw();
}

/** Loads third-party iframes only after the user agrees, once or permanently. */
export const embeds: Enhancement = {
  name: 'embeds',
  start: () => whenPresent(EMBEDS, startEmbed),
};
