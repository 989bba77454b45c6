import { readStored, writeStored } from './storage';

export type ListPlace = {
  /** Id of the row at the window's top. Null above all rows. */
  readonly row: string | null;
  /** Pixels from the window's top to that row, or the scroll position above all rows. */
  readonly top: number;
  readonly column: string;
  readonly direction: string;
};

const KEY = 'llocs-a-la-llista';

const MOST = 20;

/** History state survives a reload. */
function givenMark(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('lloc' in state)) return undefined;
  return typeof state.lloc === 'string' ? state.lloc : undefined;
}

/** Adds a mark if the history entry has none. */
export function entryMark(): string {
  const given = givenMark();
  if (given !== undefined) return given;
  const mark = String(Date.now());
  history.replaceState({ ...history.state, lloc: mark }, '');
  return mark;
}

const isPlace = (value: unknown): value is ListPlace =>
  typeof value === 'object' &&
  value !== null &&
  'row' in value &&
  (value.row === null || typeof value.row === 'string') &&
  'top' in value &&
  typeof value.top === 'number' &&
  'column' in value &&
  typeof value.column === 'string' &&
  'direction' in value &&
  typeof value.direction === 'string';

function readPlaces(): readonly (readonly [mark: string, place: ListPlace])[] {
  try {
    const entries: unknown = JSON.parse(readStored(KEY, 'session') ?? '[]');
    return Array.isArray(entries) ? entries.filter((entry) => Array.isArray(entry) && isPlace(entry[1])) : [];
  } catch {
    return [];
  }
}

export function keepPlace(mark: string, place: ListPlace): void {
  const others = readPlaces().filter(([other]) => other !== mark);
  writeStored(KEY, JSON.stringify([...others, [mark, place]].slice(-MOST)), 'session');
}

/** Place of the current history entry. */
export function keptPlace(): ListPlace | undefined {
  const mark = givenMark();
  return readPlaces().find(([other]) => other === mark)?.[1];
}
