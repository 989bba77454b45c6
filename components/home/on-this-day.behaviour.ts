import { type Behaviour, whenPresent } from '@/lib/browser/behaviours';
import { fetchText } from '@/lib/browser/live-source';
import { today } from '@/lib/browser/today';
import { whenNear } from '@/lib/browser/when-near';
import { type Anniversary, areAnniversaries, remember } from '@/lib/on-this-day/anniversaries';
import { rememberedParts } from '@/lib/on-this-day/parts';
import { asset, pageAddress } from '@/lib/site/address';

/** Returns undefined on failure. The page then keeps its content. */
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

  /** Labels the content as of today or of a near day. Only the browser knows the current day. */
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

/** Shows the diades of the user's current day, once the section is near the viewport. */
export const onThisDay: Behaviour = {
  name: 'on-this-day',
  start: () => whenPresent('[data-on-this-day]', startSection),
};
