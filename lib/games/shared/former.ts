/** What a level, by its number from 0, was before. */
export const formerOf = <Level>(
  former: readonly { readonly index: number; readonly level: Level }[],
  index: number,
): readonly Level[] => former.filter((one) => one.index === index).map(({ level }) => level);
