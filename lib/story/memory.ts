import { linksFrom, type StoryGraph } from './graph';
import { HOME, type PassageId } from './passage';

/** Sizes and faces of the letter, as they are stored. */
export const TEXT_SIZES = ['mitjana', 'gran', 'molt-gran'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export const TEXT_FACES = ['pal', 'serifa'] as const;
export type TextFace = (typeof TEXT_FACES)[number];

/** An option that was taken: the passage it stands in and the one it leads to. */
export type Choice = `${PassageId}>${PassageId}`;

/** What the story remembers of its reader, on the reader's own device. */
export type StoryMemory = {
  /** The reader asked not to see the content note again. */
  readonly noteHidden: boolean;
  /** Numbers of the endings found, each once. */
  readonly endings: readonly number[];
  readonly taken: readonly Choice[];
  readonly visited: readonly PassageId[];
  /** Passages of the night being read, in order. */
  readonly path: readonly PassageId[];
  readonly size: TextSize;
  readonly face: TextFace;
};

export const EMPTY_MEMORY: StoryMemory = {
  noteHidden: false,
  endings: [],
  taken: [],
  visited: [],
  path: [],
  size: 'mitjana',
  face: 'pal',
};

const withValue = <Value>(list: readonly Value[], value: Value): readonly Value[] =>
  list.includes(value) ? list : [...list, value];

/** An option makes the path longer, Back makes it shorter, and anything else starts another night. */
const pathTo = (path: readonly PassageId[], graph: StoryGraph, id: PassageId): readonly PassageId[] => {
  const place = path.indexOf(id);
  if (place >= 0) return path.slice(0, place + 1);
  const last = path.at(-1);
  return last !== undefined && linksFrom(graph, last).includes(id) ? [...path, id] : [id];
};

/** The memory after a passage is opened. Home is the door: it is visited, and the night goes on behind it. */
export const enterPassage = (memory: StoryMemory, graph: StoryGraph, id: PassageId): StoryMemory => {
  const visited = withValue(memory.visited, id);
  if (id === HOME) return { ...memory, visited };
  const path = pathTo(memory.path, graph, id);
  const previous = path.at(-2);
  const final = graph.endings.get(id);
  return {
    ...memory,
    visited,
    path,
    taken: previous === undefined ? memory.taken : withValue(memory.taken, `${previous}>${id}` as const),
    endings: final === undefined ? memory.endings : withValue(memory.endings, final),
  };
};

/**
 * The memory after a page is left for `id`: the passage `from`, or none of the story. A reader can be quicker than the
 * scripts of the page with the option, which then never said that it was opened.
 */
export const followOption = (
  memory: StoryMemory,
  graph: StoryGraph,
  from: PassageId | undefined,
  id: PassageId,
): StoryMemory => {
  const missed =
    from !== undefined &&
    memory.path.at(-1) !== from &&
    !memory.path.includes(id) &&
    linksFrom(graph, from).includes(id);
  return enterPassage(missed ? enterPassage(memory, graph, from) : memory, graph, id);
};

/** Where the night was left: the last passage of a path that has not come to its end. */
export const leftOffAt = (memory: StoryMemory, graph: StoryGraph): PassageId | undefined => {
  const last = memory.path.at(-1);
  return last === undefined || graph.endings.has(last) ? undefined : last;
};

/** The memory without anything read; how the reader likes the letter stays. */
export const forgetReading = ({ size, face }: StoryMemory): StoryMemory => ({ ...EMPTY_MEMORY, size, face });
