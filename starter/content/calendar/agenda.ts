// Per escriure: les diades i les activitats del curs
import type { AgendaItem } from '@/lib/calendar/course';

/** Performances and activities of the course. */
export const agendaItems: readonly AgendaItem[] = [];
