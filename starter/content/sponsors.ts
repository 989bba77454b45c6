import type { SponsorGroup } from '@/lib/club/types';

export const sponsorGroups: readonly SponsorGroup[] = [];
