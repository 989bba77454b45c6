/** At least one item. */
export type Group<Item> = readonly [Item, ...Item[]];

/** In order of first appearance. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, Group<Item>> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Lengths differ by at most one. */
export function splitIntoGroups<T>(items: readonly T[], count: number): T[][] {
  return Array.from({ length: count }, (_, group) =>
    items.slice(Math.round((group * items.length) / count), Math.round(((group + 1) * items.length) / count)),
  );
}

/** Drops empty parts. */
export function splitAt<Item, Mark extends string>(
  list: readonly (Item | Mark)[],
  mark: Mark,
): readonly (readonly Item[])[] {
  const parts: Item[][] = [[]];
  for (const item of list) {
    if (isMark(item, mark)) parts.push([]);
    else parts.at(-1)?.push(item);
  }
  return parts.filter((part) => part.length > 0);
}

function isMark<Item, Mark extends string>(item: Item | Mark, mark: Mark): item is Mark {
  return item === mark;
}

/** Neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null unless `text` is a JSON object, whose fields are unchecked. */
export function parseRecord(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
