// @ts-check

/**
 * Rules whose tests must notice every change of their meaning: each area with its sources, and the unit tests that
 * alone have to notice.
 * @type {Record<string, { mutate: string[], tests: string }>}
 */
export const areas = {
  towers: {
    mutate: ['lib/towers/notation-*.ts', 'lib/towers/name*.ts', 'lib/towers/outcome.ts'],
    tests: 'towers/*.test.ts',
  },
  results: {
    mutate: ['lib/diades/{grouping,scoring}/*.ts'],
    tests: 'diades/{grouping,scoring}/**/*.test.ts',
  },
  // Apart from the engine, whose tests all begin by making the odds: each change here would be tried by every one of them.
  'castle-odds': {
    mutate: ['lib/castle-game/catalogue/*.ts'],
    tests: 'castle-game/catalogue/*.test.ts',
  },
  'castle-game': {
    // Without what they say: a sentence is no rule.
    mutate: ['lib/castle-game/{engine,saves}/!(words).ts'],
    tests: 'castle-game/{engine,saves}/!(seasons|fuzz|size).test.ts',
  },
  story: {
    mutate: ['lib/story/{graph,distances}.ts', 'lib/story/checks/*.ts'],
    tests: 'story/{graph,distances,checks/*}.test.ts',
  },
};
