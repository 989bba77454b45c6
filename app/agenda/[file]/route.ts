import { calendarFacts, calendarResponse } from '@/app/calendar-file';
import { agendaCalendar } from '@/content/calendar/public-calendar';
import { agendaItems } from '@/content/lists';
import { agendaToIcs, icsName } from '@/lib/calendar/ics';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Next exports no dynamic route without a file: a club without agenda has one that is empty. */
const NONE = 'cap.ics';

export function generateStaticParams() {
  const files = agendaItems.map(({ id }) => icsName(id));
  return (files.length > 0 ? files : [NONE]).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const items = agendaItems.filter(({ id }) => icsName(id) === file);
  return calendarResponse(agendaToIcs({ ...agendaCalendar, ...calendarFacts }, items));
}
