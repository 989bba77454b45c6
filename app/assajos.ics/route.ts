import { course } from '@/content/calendar/course';
import { calendarRevised } from '@/content/calendar/season';
import { subscription } from '@/content/calendar/subscription';
import { rehearsalsToIcs } from '@/lib/calendar/ics';

export const dynamic = 'force-static';

export function GET() {
  const ics = rehearsalsToIcs({ ...subscription, ...course, revised: calendarRevised });
  return new Response(ics, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}
