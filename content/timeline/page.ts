import { club } from '@/content/club';
import type { TimelineClub } from '@/lib/club/types';

/** What the timeline page says around its events. */
export const timelinePage = {
  title: 'Els castells universitaris',
  lead: 'Més de trenta anys de castells entre classe i classe, tal com els hem viscut nosaltres i les colles amigues.',
  scoring: {
    paragraph:
      'Per comparar castells de colles diferents es fa servir una taula de puntuacions comuna. La trobaràs, amb tots els resultats, al [web de puntuacions dels castells universitaris](https://puntuacions.example/universitaris).',
  },
} as const;

/** Our club, the campus clubs it grew up with, and the castells world as a whole. */
export const timelineClubs = {
  colla: { name: club.shortName, color: club.colour },
  degans: { name: 'Degans del Campus', color: '#B23A48' },
  ponentins: { name: 'Ponentins', color: '#6D3FA0' },
  marinada: { name: 'Marinada', color: '#1F6FB2' },
  tramuntanals: { name: 'Tramuntanals', color: '#B45F06' },
  mon: { name: 'Món casteller', color: '#5A6472' },
} as const satisfies Readonly<Record<string, TimelineClub>>;

export type TimelineClubKey = keyof typeof timelineClubs;
