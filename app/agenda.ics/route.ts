import { agendaItems } from '@/content/calendar/agenda';
import { agendaCalendar } from '@/content/calendar/subscription';
import { agendaToIcs } from '@/lib/calendar/ics';

export const dynamic = 'force-static';

export function GET() {
  return new Response(agendaToIcs(agendaCalendar, agendaItems), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}
