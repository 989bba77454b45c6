import { Embed } from '@/components/shared/embed/embed';
import { publicCalendar } from '@/content/calendar/public-calendar';

export function PublicCalendar() {
  return <Embed kind="calendari" {...publicCalendar} />;
}
