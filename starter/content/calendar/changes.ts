import type { RehearsalChange } from '@/lib/calendar/course';

/** Rehearsals of a single day that are cancelled or moved. `date` is their day in the week as it was. */
export const changes: readonly RehearsalChange[] = [];
