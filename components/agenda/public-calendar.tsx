import { Embed } from '@/components/shared/embed/embed';
import { publicCalendar } from '@/content/calendar/public-calendar';

/** The club's public calendar in its frame. */
export function PublicCalendar() {
  return <Embed kind="calendari" {...publicCalendar} />;
}
