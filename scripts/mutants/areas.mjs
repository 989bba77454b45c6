// @ts-check

/**
 * Rules whose tests must notice every change of their meaning: each area with its sources, and the unit tests of
 * `__tests__/lib` that alone have to notice.
 * @type {Record<string, { mutate: string[], tests: RegExp }>}
 */
export const areas = {
  towers: {
    mutate: ['lib/towers/notation-*.ts', 'lib/towers/name*.ts', 'lib/towers/outcome.ts'],
    tests: /^towers\/[^/]+$/,
  },
  results: {
    mutate: ['lib/diades/{grouping,scoring}/*.ts'],
    tests: /^diades\/(grouping|scoring)\//,
  },
  // The castle game in three, since its tests begin by making the odds: each change would be tried by all of them.
  'castle-odds': {
    mutate: ['lib/castle-game/catalogue/*.ts'],
    tests: /^castle-game\/catalogue\//,
  },
  // Without what they say: a sentence is no rule. And without the tests that play or open whole games: they take long, and
  // each case of theirs has a test of its own.
  'castle-engine': {
    mutate: ['lib/castle-game/engine/!(words).ts'],
    tests: /^castle-game\/engine\/(?!seasons\.)/,
  },
  'castle-saves': {
    mutate: ['lib/castle-game/saves/!(words).ts'],
    tests: /^castle-game\/saves\/(?!fuzz\.|size\.|original\.)/,
  },
  story: {
    mutate: ['lib/story/{graph,distances}.ts', 'lib/story/checks/*.ts'],
    tests: /^story\/(graph|distances|checks\/[^/]+)\.test/,
  },
};
