import { dayOfMeeting } from '@/content/interface/calendar';
import { nowInMadrid } from '@/lib/browser/clock';
import { nextMeeting } from '@/lib/calendar/next-meeting';
import { rehearsalAnchor } from '@/lib/calendar/rehearsal-days';
import { parseTurns } from '@/lib/calendar/turns';
import { capitalised } from '@/lib/text/catalan';

function followClock(section: HTMLElement): void {
  const { turns = '', built = '' } = section.dataset;
  const all = [...section.querySelectorAll<HTMLElement>('[data-meeting]')];
  // The first has the weekly hours, the last says that no meeting is left.
  const cards = all.slice(1, -1);
  const plan = parseTurns(
    turns,
    cards.map(({ dataset }) => dataset.hours ?? ''),
    built,
  );

  function show(): void {
    const now = nowInMadrid();
    // No visit is before the build, whatever the clock of the device.
    const moment = now > built ? now : built;
    const [date, time] = [moment.slice(0, 10), moment.slice(11)];
    const next = nextMeeting(plan, { date, time });
    const shown = next ? cards[Number(next.id)] : all.at(-1);
    for (const card of all) card.dataset.shown = String(card === shown);
    const day = shown?.querySelector('[data-meeting-day]');
    if (!next || !day) return;
    day.textContent = capitalised(dayOfMeeting(next, date));
    const link = shown?.querySelector<HTMLAnchorElement>('[data-meeting-link]');
    if (link) link.hash = rehearsalAnchor(link.dataset.meetingLink ?? '', next.date);
  }

  show();
  // A page that stays open follows the clock.
  setInterval(show, 60_000);
  document.addEventListener('visibilitychange', show);
}

const section = document.currentScript?.previousElementSibling;
if (section instanceof HTMLElement) followClock(section);
