/** Shortens `1994-1995` to `94-95`, to fit thirty on an axis. */
export function shortSeason(season: string): string {
  return season.replace(/\d\d(\d\d)/g, '$1');
}
