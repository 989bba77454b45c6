/** The calendar date of the visitor, or of the machine that builds, as `YYYY-MM-DD`. */
export function today(): string {
  return dateOf(new Date());
}

/** The visitor's calendar date at a moment. */
export function dateOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** What the visitor's clock says at a moment. */
export function timeOf(date: Date): string {
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
}
