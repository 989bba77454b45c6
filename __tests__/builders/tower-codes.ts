/** Every tower of the game, spelled as its table spells it. */
export const GAME_CODES: readonly string[] = `
  Pd3, Pd3s, 3d5, 4d5, Td5, 3d5a, 4d5a, Pd4, 5d5, 5d5m, 3d5s, Td5s, 7d5, 9d5, Pd4s, 4d6, 3d6, 3d6a, 4d6a,
  5d6, 5d6m, 7d6, Td6, 10d6, 9d6, 3d6s, Td6s, 4d7, Pd5, 3d7, Pd5s, 4d7a, 3d7a, 7d7, Td7f, Pd6f, 10d7, 5d7,
  3d8f, 9d7, 3d7s, 4d8, Pd7fm, Td8fm, Td7sf, 7d8f, 5d8f, 3d8fa, 4d8fa, 7d8sf, 3d8sf, Pd6sf, 3d9fm, Pd8fmp,
  4d9f, Pd3n, Pd4n, Pd5n, FT Pd6f, MT Pd7fm, FT Pd7fm, PT Pd8fmp, MT Pd8fmp, FT Pd8fmp, Td4n, Td5n, Td6n,
  FT Td7f, MT Td8fm, FT Td8fm, 3d4n, 3d4an, 3d5n, 3d5an, 3d6n, 3d6an, 3d7n, FT 3d8f, MT 3d9fm, FT 3d9fm,
  FT 3d8fa, 4d4n, 4d4an, 4d5n, 4d5an, 4d6n, 4d6an, 4d7n, FT 4d9f, FT 4d8fa, 5d4n, 5d5n, 5d6n, FT 5d8f, 7d4n,
  7d5n, 7d6n, FT 7d8f, 9d4n, 9d5n, 9d6n, 10d5n, 10d6n`
  .trim()
  .split(/,\s+/);
