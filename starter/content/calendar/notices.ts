import type { Notice } from '@/lib/calendar/course';

/** Lines of the home page and above the hours of the rehearsals, from their first day to their last. */
export const notices: readonly Notice[] = [];
