import type { Tree } from './tree';

/** A recipe of CONTRIBUTING.md, as a person follows it who knows nothing else. */
export type Recipe = {
  /** Its heading. */
  readonly title: string;
  /** Its steps, no more and no fewer, on a copy of the project. Lint, types, spelling and tests come afterwards. */
  readonly follow: (tree: Tree) => void | Promise<void>;
  /**
   * Where the tests that concern it are, when they are not simply those that import what it changes: because they read
   * it from the disk, or because half the project imports it.
   */
  readonly tests?: readonly string[];
};
