import { agendaItems } from '@/content/calendar/agenda';
import { agendaCalendar } from '@/content/calendar/subscription';
import { agendaToIcs } from '@/lib/calendar/agenda-ics';

export const dynamic = 'force-static';

/** The whole agenda as a calendar file, written when the site is built. */
export function GET() {
  return new Response(agendaToIcs(agendaCalendar, agendaItems), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}
