/** Earlier versions of a level, from 0. */
export const formerOf = <Level>(
  former: readonly { readonly index: number; readonly level: Level }[],
  index: number,
): readonly Level[] => former.filter((one) => one.index === index).map(({ level }) => level);
