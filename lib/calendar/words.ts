/** What the calendar of the rehearsals holds; both days as `15 de setembre`. */
export function courseCalendar(first: string, last: string): string {
  return `Els assajos de tot el curs, del ${first} al ${last}, amb els dies de festa ja descomptats. Si t'hi subscrius, els canvis t'arribaran sols.`;
}

/** Name of the map of the place of a rehearsal; `from` is the hour at which it starts. */
export function mapTitle(weekday: string, from: string): string {
  return `Mapa de l'assaig de ${weekday}, ${from}`;
}
