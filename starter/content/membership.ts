// Per escriure: l'edat mínima, els assajos de prova i la quota
import type { Membership } from '@/lib/club/types';

/** On what terms a visitor becomes a member. */
export const membership = {
  minimumAge: 16,
  adultAge: 18,
  openRehearsals: 3,
  fee: {},
} as const satisfies Membership;
