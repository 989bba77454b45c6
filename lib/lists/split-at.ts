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
