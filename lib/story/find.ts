import type { Passage } from './types';

/** The passage with this id, `undefined` when the story has none. */
export const findPassage = (passages: readonly Passage[], id: string): Passage | undefined =>
  passages.find((passage) => passage.id === id);
