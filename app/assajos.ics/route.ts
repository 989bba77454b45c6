import { pauses } from '@/content/calendar/pauses';
import { calendarRevised, rehearsalSeason } from '@/content/calendar/season';
import { subscription } from '@/content/calendar/subscription';
import { rehearsals } from '@/content/rehearsals';
import { rehearsalsToIcs } from '@/lib/calendar/ics';
import { toWeeklyRehearsal } from '@/lib/calendar/listed-rehearsal';

export const dynamic = 'force-static';

/** The weekly rehearsals as a calendar file, written when the site is built. */
export function GET() {
  const { title, ...calendar } = subscription;
  const ics = rehearsalsToIcs({
    ...calendar,
    revised: calendarRevised,
    season: rehearsalSeason,
    rehearsals: rehearsals.map((rehearsal) => toWeeklyRehearsal(rehearsal, title)),
    pauses,
  });
  return new Response(ics, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}
