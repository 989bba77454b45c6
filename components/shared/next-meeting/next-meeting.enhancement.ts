import { dayOfMeeting } from '@/content/interface/calendar';
import { nowInMadrid } from '@/lib/browser/clock';
import { type Enhancement, whenPresent } from '@/lib/browser/enhancements';
import { type MeetingPlan, type NextMeeting, nextMeeting } from '@/lib/calendar/next-meeting';
import { rehearsalAnchor } from '@/lib/calendar/rehearsal-days';
import { capitalised } from '@/lib/text/catalan';

const MINUTE = 60_000;

function startMeeting(section: HTMLElement): void {
  // Written by `next-meeting.tsx`.
  const plan = JSON.parse(section.dataset.nextMeeting ?? '') as MeetingPlan;

  function show(): void {
    const now = nowInMadrid();
    const next = nextMeeting(plan, now);
    const shown = next?.id ?? 'over';
    for (const card of section.querySelectorAll<HTMLElement>('[data-meeting]')) {
      const isNext = card.dataset.meeting === shown;
      if (isNext && next) fill(card, next, now.date);
      card.dataset.shown = String(isNext);
    }
  }

  /** A weekly rehearsal is on the agenda under its day. */
  function fill(card: HTMLElement, next: NextMeeting, today: string): void {
    const day = card.querySelector('[data-meeting-day]');
    if (day) day.textContent = capitalised(dayOfMeeting(next, today));
    const link = card.querySelector<HTMLAnchorElement>('[data-meeting-link]');
    if (link) link.hash = rehearsalAnchor(next.id, next.date);
  }

  show();
  // The page may stay open past the meeting, or become visible on another day.
  setInterval(show, MINUTE);
  document.addEventListener('visibilitychange', show);
}

/** Shows the next meeting (Madrid time). */
export const nextMeetingEnhancement: Enhancement = {
  name: 'next-meeting',
  start: () => whenPresent('[data-next-meeting]', startMeeting),
};
