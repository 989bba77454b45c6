/** `1994-1995` as `94-95`: thirty of them share an axis. */
export function shortSeason(season: string): string {
  return season.replace(/\d\d(\d\d)/g, '$1');
}
