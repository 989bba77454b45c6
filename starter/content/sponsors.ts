// Per escriure (sponsors): qui us ajuda, amb els logotips
import type { SponsorGroup } from '@/lib/club/types';

export const sponsorGroups: readonly SponsorGroup[] = [];
