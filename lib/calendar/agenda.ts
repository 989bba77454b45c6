const AGENDA_KINDS = ['actuacio', 'activitat', 'assaig'] as const;
export type AgendaKind = (typeof AGENDA_KINDS)[number];

/** Times are in Europe/Madrid, `HH:MM`. */
export type AgendaItem = {
  readonly id: string;
  readonly kind: AgendaKind;
  readonly title: string;
  readonly date: string;
  readonly until?: string;
  /** Absent: the whole day. */
  readonly start?: string;
  readonly end?: string;
  readonly place: string;
  readonly howToGet?: string;
  readonly description: string;
};

/** Whole days come first. */
export function sortAgenda(items: readonly AgendaItem[]): AgendaItem[] {
  const key = ({ date, start = '' }: AgendaItem) => `${date} ${start}`;
  return [...items].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
