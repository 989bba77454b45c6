import { agendaItems } from '@/content/calendar/agenda';
import { agendaCalendar } from '@/content/calendar/subscription';
import { agendaToIcs, icsName } from '@/lib/calendar/ics';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => agendaItems.map(({ id }) => ({ file: icsName(id) }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const items = agendaItems.filter(({ id }) => icsName(id) === file);
  return new Response(agendaToIcs(agendaCalendar, items), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}
