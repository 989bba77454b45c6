import type { Membership } from '@/lib/club/types';

/** On what terms a visitor becomes a member. No page of the starter gives these figures. */
export const membership = {
  minimumAge: 16,
  adultAge: 18,
  openRehearsals: 3,
  fee: { euros: 0, veteranEuros: 0 },
} as const satisfies Membership;
