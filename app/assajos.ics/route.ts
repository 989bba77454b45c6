import { calendarFacts, calendarResponse } from '@/app/calendar-file';
import { course } from '@/content/calendar/course';
import { subscription } from '@/content/calendar/public-calendar';
import { rehearsalsToIcs } from '@/lib/calendar/ics';

export const dynamic = 'force-static';

export const GET = () => calendarResponse(rehearsalsToIcs({ ...subscription, ...course, ...calendarFacts }));
