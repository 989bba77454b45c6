/** The calendar date of the visitor, or of the machine that builds, as `YYYY-MM-DD`. */
export function today(): string {
  return dateOf(new Date());
}

/** What a clock on the wall says now: `10:05`. */
export function timeNow(): string {
  const now = new Date();
  return `${now.getHours()}:${String(now.getMinutes()).padStart(2, '0')}`;
}

function dateOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}
