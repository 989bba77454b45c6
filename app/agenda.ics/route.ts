import { calendarFacts, calendarResponse } from '@/app/calendar-file';
import { agendaItems } from '@/content/calendar/agenda';
import { agendaCalendar } from '@/content/calendar/subscription';
import { agendaToIcs } from '@/lib/calendar/ics';

export const dynamic = 'force-static';

export const GET = () => calendarResponse(agendaToIcs({ ...agendaCalendar, ...calendarFacts }, agendaItems));
