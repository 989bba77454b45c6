/** Words of the lists that are shown a part at a time. */
export const MORE_TEXTS = {
  more: "Mostra'n més",
} as const;
