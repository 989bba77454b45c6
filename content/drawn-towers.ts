import type { TimelineEvent } from '@/lib/club/types';
import { eras } from './history/eras';
import { timelineEvents } from './timeline/events';
import { towers } from './towers';

const told: readonly TimelineEvent[] = timelineEvents;

/** Code of every tower some page shows a drawing of, each once. */
export const drawnTowers: readonly string[] = [
  ...new Set([
    ...towers.map(({ code }) => code),
    ...eras.map(({ picture }) => picture.code),
    ...told.flatMap(({ image }) => (image && 'code' in image ? [image.code] : [])),
  ]),
];
