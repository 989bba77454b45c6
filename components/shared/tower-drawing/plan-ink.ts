import type { Role } from '@/lib/towers/drawing/figure';

/** Shirt of each position in the plan; those left out wear the team's. */
export const PLAN_COLORS: Partial<Record<Role, string>> = {
  baix: '#7D5BA6',
  contrafort: '#C8322F',
  agulla: '#E9A03B',
  crossa: '#7E2A3A',
  'primeres-mans': '#E26D4F',
  lateral: '#4F7FA8',
  vent: '#F0CB6B',
};
