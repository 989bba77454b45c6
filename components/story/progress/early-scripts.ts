import { asset } from '@/lib/site/address';
import { STORY_PATH } from '@/lib/story/address';
import { factsRead } from '@/lib/story/forms';
import type { StoryGraph } from '@/lib/story/graph';
import type { Passage, Setting } from '@/lib/story/passage';
import { NOTE_KEY, PROGRESS_KEY } from '@/lib/story/progress-text';

// Data of the inline modules of this folder, which run before first paint.

export const earlyProgress = { key: PROGRESS_KEY };

export const earlyNote = { key: PROGRESS_KEY, closed: NOTE_KEY, home: asset(STORY_PATH) };

/** Returns the settings of the facts that this passage reads, to keep the page small. */
const settingsFor = (passage: Passage, { settings }: StoryGraph): Readonly<Record<string, Setting>> => {
  const names = factsRead(passage);
  return Object.fromEntries(
    [...settings].flatMap(([key, setting]) => {
      const read = Object.entries(setting).filter(([name]) => names.includes(name));
      return read.length > 0 ? [[key, Object.fromEntries(read)]] : [];
    }),
  );
};

/** With the passages that lead to this one. */
export const earlyFacts = (passage: Passage, graph: StoryGraph) => ({
  key: PROGRESS_KEY,
  before: [...graph.links].flatMap(([id, links]) => (links.includes(passage.id) ? [id] : [])).join(' '),
  settings: JSON.stringify(settingsFor(passage, graph)),
});
