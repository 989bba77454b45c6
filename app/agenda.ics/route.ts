import { calendarFacts, calendarResponse } from '@/app/calendar-file';
import { agendaCalendar } from '@/content/calendar/public-calendar';
import { agendaItems } from '@/content/lists';
import { agendaToIcs } from '@/lib/calendar/ics';

export const dynamic = 'force-static';

export const GET = () => calendarResponse(agendaToIcs({ ...agendaCalendar, ...calendarFacts }, agendaItems));
