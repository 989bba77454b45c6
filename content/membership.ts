import type { Membership } from '@/lib/club/types';

/** What the statutes and the assembly say of becoming a member: every page reads it from here. */
export const membership = {
  minimumAge: 16,
  adultAge: 18,
  openRehearsals: 3,
  /** Set by the assembly of June 2026. */
  fee: { euros: 30, veteranEuros: 10 },
} as const satisfies Membership;
