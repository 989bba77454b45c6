import { eras } from './history/eras';
import { type TimelineEvent, timelineEvents } from './timeline/events';
import { towers } from './towers';

const told: readonly TimelineEvent[] = timelineEvents;

/** Notation of every tower some page shows a drawing of, each once. */
export const drawnTowers: readonly string[] = [
  ...new Set([
    ...towers.map(({ notation }) => notation),
    ...eras.map(({ picture }) => picture.tower),
    ...told.flatMap(({ image }) => (image && 'tower' in image ? [image.tower] : [])),
  ]),
];
