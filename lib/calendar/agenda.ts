const AGENDA_KINDS = ['actuacio', 'activitat', 'assaig'] as const;
export type AgendaKind = (typeof AGENDA_KINDS)[number];

/** Something on the public agenda. Dates are calendar dates, times of Europe/Madrid `HH:MM`. */
export type AgendaItem = {
  readonly id: string;
  readonly kind: AgendaKind;
  readonly title: string;
  readonly date: string;
  /** Last day, when it lasts more than one. */
  readonly until?: string;
  /** None: the whole day. */
  readonly start?: string;
  readonly end?: string;
  readonly place: string;
  /** For performances away from where the club rehearses. */
  readonly howToGet?: string;
  readonly description: string;
};

/** Items in order of date and time; those of the whole day come first. */
export function sortAgenda(items: readonly AgendaItem[]): AgendaItem[] {
  const key = ({ date, start = '' }: AgendaItem) => `${date} ${start}`;
  return [...items].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
