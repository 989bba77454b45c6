import type { SponsorGroup } from '@/lib/club/types';

export const sponsorGroups = [
  {
    id: 'suport',
    title: 'amb el suport de',
    sponsors: [{ name: 'Universitat del Campus Nou', image: 'campus-nou.svg' }],
  },
  { id: 'entitats', title: 'entitats', sponsors: [{ name: 'Forn del Campus', image: 'forn.svg' }] },
] as const satisfies readonly SponsorGroup[];
