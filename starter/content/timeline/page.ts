import { club } from '@/content/club';
import type { TimelineClub } from '@/lib/club/types';

/** What the timeline page says around its events. */
export const timelinePage = {
  title: 'Els castells universitaris',
  lead: 'Com hem arribat fins aquí.',
  scoring: {
    paragraph: 'Per comparar castells de colles diferents es fa servir una taula de puntuacions comuna.',
  },
} as const;

/** Colles of the timeline, with the colour of their events. */
export const timelineClubs = {
  colla: { name: club.shortName, color: club.colour },
  mon: { name: 'Món casteller', color: '#5A6472' },
} as const satisfies Readonly<Record<string, TimelineClub>>;

export type TimelineClubKey = keyof typeof timelineClubs;
