import { eras } from '@/content/history/eras';
import { POSTER_TOWER } from '@/content/interface/castle-game/start';
import { timelineEvents } from '@/content/timeline/events';
import { towers } from '@/content/towers';
import type { TimelineEvent } from '@/lib/club/types';

const told: readonly TimelineEvent[] = timelineEvents;

/** Code of every tower some page shows a drawing of, each once. */
export const drawnTowers: readonly string[] = [
  ...new Set([
    ...towers.map(({ code }) => code),
    ...eras.map(({ picture }) => picture.code),
    ...told.flatMap(({ image }) => (image && 'code' in image ? [image.code] : [])),
    POSTER_TOWER,
  ]),
];
