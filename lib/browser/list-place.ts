import { readStored, writeStored } from './storage';

/** Where a visitor was in a long list. */
export type ListPlace = {
  /** Id of the row at the window's top; null above them all. */
  readonly row: string | null;
  /** Pixels from the window's top to that row's; above them all, how far the page was scrolled. */
  readonly top: number;
  /** What the rows were sorted by, in the words of the list. */
  readonly column: string;
  readonly direction: string;
};

const KEY = 'llocs-a-la-llista';

/** Places that are kept: the questions of a long visit. */
const MOST = 20;

/** The name that this entry of the browser's history was given, which outlives the page. */
function givenMark(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('lloc' in state)) return undefined;
  return typeof state.lloc === 'string' ? state.lloc : undefined;
}

/** The same; an entry without a name gets one. */
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

/** What this tab keeps, the latest last. Anything may have been written there. */
function readPlaces(): readonly (readonly [mark: string, place: ListPlace])[] {
  try {
    const entries: unknown = JSON.parse(readStored(KEY, 'session') ?? '[]');
    return Array.isArray(entries) ? entries.filter((entry) => Array.isArray(entry) && isPlace(entry[1])) : [];
  } catch {
    return [];
  }
}

/** Keeps the place of an entry until the tab is closed. */
export function keepPlace(mark: string, place: ListPlace): void {
  const others = readPlaces().filter(([other]) => other !== mark);
  writeStored(KEY, JSON.stringify([...others, [mark, place]].slice(-MOST)), 'session');
}

/** The place kept for the entry that the visitor is at. */
export function keptPlace(): ListPlace | undefined {
  const mark = givenMark();
  return readPlaces().find(([other]) => other === mark)?.[1];
}
