// Per escriure: els dies sense assaig: vacances i festes
import type { Pause } from '@/lib/calendar/course';

/** Days without rehearsal. */
export const pauses: readonly Pause[] = [];
