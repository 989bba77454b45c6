import type { Membership } from '@/lib/club/types';

/** On what terms one becomes a member. */
export const membership = {
  minimumAge: 17,
  adultAge: 18,
  openRehearsals: 2,
  fee: { euros: 12, veteranEuros: 6 },
} as const satisfies Membership;
