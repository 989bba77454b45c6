import { linksFrom, type StoryGraph } from './graph';
import { HOME, type PassageId } from './passage';

/** Stored values. */
export const TEXT_SIZES = ['mitjana', 'gran', 'molt-gran'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export const TEXT_FACES = ['pal', 'serifa'] as const;
export type TextFace = (typeof TEXT_FACES)[number];

/** Origin and target. */
export type Choice = `${PassageId}>${PassageId}`;

export type StoryMemory = {
  readonly noteHidden: boolean;
  readonly endings: readonly number[];
  readonly taken: readonly Choice[];
  readonly visited: readonly PassageId[];
  /** Passages of the current night. */
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

/** An option extends the path, Back shortens it, other passages start a new night. */
const pathTo = (path: readonly PassageId[], graph: StoryGraph, id: PassageId): readonly PassageId[] => {
  const place = path.indexOf(id);
  if (place >= 0) return path.slice(0, place + 1);
  const last = path.at(-1);
  return last !== undefined && linksFrom(graph, last).includes(id) ? [...path, id] : [id];
};

/** Home does not change the path. */
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
 * If the reader left `from` before scripts recorded it, records it first. `from` is undefined outside the
 * story.
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

/** Returns undefined if the night has ended. */
export const leftOffAt = (memory: StoryMemory, graph: StoryGraph): PassageId | undefined => {
  const last = memory.path.at(-1);
  return last === undefined || graph.endings.has(last) ? undefined : last;
};

/** Keeps the text settings. */
export const forgetReading = ({ size, face }: StoryMemory): StoryMemory => ({ ...EMPTY_MEMORY, size, face });
