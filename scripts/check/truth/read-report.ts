import { snapshot } from '@/app/snapshot';
import { comissio } from '@/content/boards/comissio';
import { direccio } from '@/content/boards/direccio';
import { tecnica } from '@/content/boards/tecnica';
import { course } from '@/content/calendar/course';
import { eras } from '@/content/history/eras';
import { documents } from '@/content/legal/documents';
import { membership } from '@/content/membership';
import { heads } from '@/content/people/heads';
import { offices } from '@/content/people/offices';
import { hasPart } from '@/content/shown';
import { timelineEvents } from '@/content/timeline/events';
import { towers } from '@/content/towers';
import { truth } from '@/content/truth';
import { type Told, type TruthReport, truthReport } from '@/lib/truth/report';

/** The club's content, with what it claims. */
export const told: Told = {
  eras,
  events: hasPart('timeline') ? timelineEvents : [],
  offices,
  heads,
  towers,
  documents,
  course,
  boards: { technical: tecnica, direction: direccio, commission: comissio },
  membership,
  ...truth,
};

/** Compares the club's content with its published results and its documents. */
export const readTruthReport = (): TruthReport => truthReport(told, snapshot);
