import { AGENDA_TEXTS, changeText } from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import type { CalendarFacts } from '@/lib/calendar/ics';
import { absolute } from '@/lib/site/address';
import { buildMoment } from './build-day';

/** What all calendar files have. */
export const calendarFacts = {
  page: absolute(`${pages.agenda.path}/`),
  built: buildMoment,
  cancelled: AGENDA_TEXTS.cancelled,
  changeText,
} satisfies Partial<CalendarFacts>;

export function calendarResponse(ics: string): Response {
  return new Response(ics, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}
