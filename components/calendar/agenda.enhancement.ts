import { todayInMadrid } from '@/lib/browser/clock';
import { type Enhancement, whenPresent } from '@/lib/browser/enhancements';

function markDays(agenda: HTMLElement): void {
  const today = todayInMadrid();
  for (const element of agenda.querySelectorAll<HTMLElement>('[data-agenda-until]')) {
    const until = element.dataset.agendaUntil ?? '';
    element.dataset.over = String(until < today);
    if (!(element instanceof HTMLTableCellElement)) continue;
    if (until === today) element.setAttribute('aria-current', 'date');
    else element.removeAttribute('aria-current');
  }
}

function startAgenda(agenda: HTMLElement): void {
  const months = [...agenda.querySelectorAll<HTMLElement>('[data-of]')];
  const buttons = [...agenda.querySelectorAll<HTMLButtonElement>('[data-agenda-step]')];
  const status = agenda.querySelector('[data-agenda-said]');
  const placeNow = () => months.findIndex(({ dataset }) => dataset.of === agenda.dataset.month);
  const stepOf = ({ dataset }: HTMLElement) => Number(dataset.agendaStep);

  function draw(): void {
    for (const button of buttons) button.disabled = !months[placeNow() + stepOf(button)];
  }

  function turn(button: HTMLButtonElement): void {
    const month = months[placeNow() + stepOf(button)];
    if (!month) return;
    agenda.dataset.month = month.dataset.of;
    draw();
    if (status) status.textContent = month.querySelector('h2')?.textContent ?? '';
    // A disabled button loses focus, so focus moves to the other one.
    if (button.disabled) buttons.find(({ disabled }) => !disabled)?.focus();
  }

  /** Shows the month of the item in the URL fragment. */
  function follow(): void {
    const asked = document.getElementById(location.hash.slice(1));
    const month = asked?.closest<HTMLElement>('[data-of]');
    if (!asked || !month || !agenda.contains(month)) return;
    agenda.dataset.month = month.dataset.of;
    draw();
    const past = asked.closest('details');
    if (past) past.open = true;
    asked.scrollIntoView();
  }

  for (const button of buttons) button.addEventListener('click', () => turn(button));
  addEventListener('hashchange', follow);
  markDays(agenda);
  draw();
  // The page may become visible again on another day.
  document.addEventListener('visibilitychange', () => markDays(agenda));
}

export const agenda: Enhancement = {
  name: 'agenda',
  start: () => whenPresent('[data-agenda]', startAgenda),
};
