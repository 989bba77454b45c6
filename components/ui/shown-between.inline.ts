import { nowInMadrid } from '@/lib/browser/clock';
import { isBetween } from '@/lib/dates/days';

const whole = document.currentScript?.previousElementSibling;
if (whole instanceof HTMLElement) {
  const { built = '' } = whole.dataset;
  const now = nowInMadrid();
  const moment = now > built ? now : built;
  const items = [...whole.querySelectorAll<HTMLElement>('[data-until]')];
  const parts = items.length > 0 ? items : [whole];
  for (const part of parts) {
    const { from = '', until = '', told = ',' } = part.dataset;
    const [toldFrom = '', toldUntil = ''] = told.split(',');
    part.hidden = !isBetween(moment, from, until) || isBetween(moment, toldFrom, toldUntil);
  }
  whole.hidden = parts.every(({ hidden }) => hidden);
}
