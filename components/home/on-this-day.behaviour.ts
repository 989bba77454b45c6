import { type Behaviour, whenPresent } from '@/lib/browser/behaviours';
import { fetchText } from '@/lib/browser/live-source';
import { today } from '@/lib/browser/today';
import { whenNear } from '@/lib/browser/when-near';
import { type Anniversary, areAnniversaries, remember } from '@/lib/on-this-day/anniversaries';
import { rememberedParts } from '@/lib/on-this-day/parts';
import { asset, pageAddress } from '@/lib/site/address';

/** Undefined when they do not arrive: the page then keeps those it has, under their own date. */
async function readAnniversaries(): Promise<Anniversary[] | undefined> {
  const fetched = await fetchText(asset('/data/aniversaris.json'));
  if (!fetched.ok) return undefined;
  try {
    const value: unknown = JSON.parse(fetched.text);
    return areAnniversaries(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function startSection(section: HTMLElement): void {
  const part = (name: string) => section.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const now = today();

  /** Says whether what is shown is of this very day: known only when it goes with the visitor's day. */
  function sayDay(distance: number): void {
    const day = part('day');
    if (day) day.textContent = (distance === 0 ? day.dataset.today : day.dataset.near) ?? '';
  }

  async function bringToday(): Promise<void> {
    const anniversaries = await readAnniversaries();
    if (!anniversaries) return;
    const remembrance = remember(anniversaries, now);
    const parts = rememberedParts(remembrance, section.dataset.listPath ?? '');
    if (!parts) return;
    const { list, ...texts } = parts;
    for (const [name, text] of Object.entries(texts)) {
      const place = part(name);
      if (place) place.textContent = text;
    }
    part('list')?.setAttribute('href', pageAddress(list));
    sayDay(remembrance.distance);
  }

  if (now === section.dataset.onThisDay) sayDay(Number(section.dataset.distance));
  else whenNear(section, '400px', bringToday);
}

/** *Tal dia com avui*: what is remembered on the visitor's day, from when the section comes near the window. */
export const onThisDay: Behaviour = {
  name: 'on-this-day',
  start: () => whenPresent('[data-on-this-day]', startSection),
};
