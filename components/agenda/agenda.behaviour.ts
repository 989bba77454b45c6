import { type Behaviour, whenPresent } from '@/lib/browser/behaviours';
import { todayInMadrid } from '@/lib/browser/today-in-madrid';

/** Shows each month's name with the first item of it that is shown. */
function placeMonths(items: readonly HTMLElement[]): void {
  let last: string | undefined;
  for (const item of items) {
    const month = item.querySelector<HTMLElement>('[data-agenda-month]');
    if (!month || item.hidden) continue;
    month.hidden = month.dataset.agendaMonth === last;
    last = month.dataset.agendaMonth;
  }
}

function startAgenda(agenda: HTMLElement): void {
  const items = [...agenda.querySelectorAll<HTMLElement>('[data-agenda-until]')];
  const button = agenda.querySelector<HTMLElement>('[data-agenda-past]');
  const over = agenda.querySelector<HTMLElement>('[data-agenda-over]');
  const today = todayInMadrid();
  const past = items.filter(({ dataset }) => (dataset.agendaUntil ?? '') < today);

  function draw(all: boolean): void {
    for (const item of past) item.hidden = !all;
    button?.setAttribute('aria-pressed', String(all));
    if (over) over.hidden = all || past.length < items.length;
    placeMonths(items);
  }

  if (button && past.length > 0) {
    button.append(` (${past.length})`);
    button.hidden = false;
    button.addEventListener('click', () => draw(button.getAttribute('aria-pressed') !== 'true'));
  }
  draw(false);
}

/** Folds what is over away, in Madrid's day, behind a button that brings it back. */
export const agenda: Behaviour = {
  name: 'agenda',
  start: () => whenPresent('[data-agenda]', startAgenda),
};
