import { snapshot } from '@/app/snapshot';
import { agendaItems } from '@/content/calendar/agenda';
import { pauses } from '@/content/calendar/pauses';
import { eras } from '@/content/history/eras';
import { offices } from '@/content/people/offices';
import { timelineEvents } from '@/content/timeline/events';
import { towers } from '@/content/towers';
import { type TruthReport, truthReport } from '@/lib/truth/report';
import { tellingsOf } from '@/lib/truth/tellings';

/** What the club's content tells, compared with its published results. */
export function readTruthReport(): TruthReport {
  const tellings = tellingsOf({ eras, events: timelineEvents, offices, towers });
  return truthReport(tellings, agendaItems, pauses, snapshot.diades);
}
