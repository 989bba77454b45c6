import { yearsAgo } from '@/content/interface/on-this-day';
import { today } from '@/lib/browser/clock';
import { type Enhancement, whenPresent } from '@/lib/browser/enhancements';
import { fetchText } from '@/lib/browser/fetch';
import { whenNear } from '@/lib/browser/schedule';
import { type Anniversary, areAnniversaries, remember } from '@/lib/calendar/anniversaries';
import { asset, pageAddress } from '@/lib/site/address';
import { rememberedParts } from './remembered-parts';

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
  function labelDay(distance: number): void {
    const day = part('day');
    const years = Number(now.slice(0, 4)) - Number(part('year')?.textContent);
    if (day) day.textContent = distance === 0 ? yearsAgo(years) : (day.dataset.near ?? '');
  }

  async function showToday(): Promise<void> {
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
    labelDay(remembrance.distance);
  }

  if (now === section.dataset.onThisDay) labelDay(Number(section.dataset.distance));
  else whenNear(section, '400px', showToday);
}

/** Shows the diades of the user's current day, once the section is near the viewport. */
export const onThisDay: Enhancement = {
  name: 'on-this-day',
  start: () => whenPresent('[data-on-this-day]', startSection),
};
