/** State of a page with several screens at one address. */
export type ScreenEntry = {
  readonly pantalla: string;
  /** Number of screens below this one. */
  readonly fons: number;
};

/** Returns undefined if the state names no screen. */
export function screenEntry(state: unknown): ScreenEntry | undefined {
  if (typeof state !== 'object' || state === null || !('pantalla' in state)) return undefined;
  const { pantalla } = state;
  const fons = 'fons' in state && typeof state.fons === 'number' ? state.fons : 0;
  return typeof pantalla === 'string' ? { pantalla, fons } : undefined;
}

export const currentEntry = (): ScreenEntry | undefined => screenEntry(window.history.state);

/** Next's router adds its own state. */
export function pushEntry(entry: ScreenEntry): void {
  window.history.pushState(entry, '');
}

export function replaceEntry(entry: ScreenEntry | null): void {
  window.history.replaceState(entry, '');
}
