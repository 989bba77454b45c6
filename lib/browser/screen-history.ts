/** What an entry of the browser's history says of a page that changes screens without changing address. */
export type ScreenEntry = {
  readonly pantalla: string;
  /** Screens below this one. */
  readonly fons: number;
};

/** Reads an entry's state, which anything may have written; undefined when it names no screen. */
export function screenEntry(state: unknown): ScreenEntry | undefined {
  if (typeof state !== 'object' || state === null || !('pantalla' in state)) return undefined;
  const { pantalla } = state;
  const fons = 'fons' in state && typeof state.fons === 'number' ? state.fons : 0;
  return typeof pantalla === 'string' ? { pantalla, fons } : undefined;
}

/** The entry the visitor is at: it outlives a reload. */
export const currentEntry = (): ScreenEntry | undefined => screenEntry(window.history.state);

/** Adds an entry at the same address; the router adds what is its own. */
export function pushEntry(entry: ScreenEntry): void {
  window.history.pushState(entry, '');
}

/** Makes the present entry say something else; null makes it say nothing. */
export function replaceEntry(entry: ScreenEntry | null): void {
  window.history.replaceState(entry, '');
}
