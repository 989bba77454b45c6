import { dayOfMeeting } from '@/content/interface/calendar';
import { nowInMadrid } from '@/lib/browser/clock';
import { type Enhancement, whenPresent } from '@/lib/browser/enhancements';
import { type MeetingPlan, nextMeeting } from '@/lib/calendar/next-meeting';
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
      const day = card.querySelector('[data-meeting-day]');
      if (isNext && next && day) day.textContent = capitalised(dayOfMeeting(next, now.date));
      card.dataset.shown = String(isNext);
    }
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
