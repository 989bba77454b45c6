import { linksFrom, type StoryGraph } from './graph';
import { HOME, type PassageId } from './passage';

/** Stored values. */
export const TEXT_SIZES = ['mitjana', 'gran', 'molt-gran'] as const;
type TextSize = (typeof TEXT_SIZES)[number];
export const TEXT_FACES = ['pal', 'serifa'] as const;
type TextFace = (typeof TEXT_FACES)[number];
/** Word by word, or all the text at once. */
export const TEXT_PACES = ['paraules', 'tot'] as const;
type TextPace = (typeof TEXT_PACES)[number];

/** Origin and target. */
export type Choice = `${PassageId}>${PassageId}`;

export type StoryProgress = {
  readonly noteHidden: boolean;
  readonly endings: readonly number[];
  readonly taken: readonly Choice[];
  readonly visited: readonly PassageId[];
  /** Passages of the current night. */
  readonly path: readonly PassageId[];
  readonly size: TextSize;
  readonly face: TextFace;
  readonly pace: TextPace;
};

export const EMPTY_PROGRESS: StoryProgress = {
  noteHidden: false,
  endings: [],
  taken: [],
  visited: [],
  path: [],
  size: 'mitjana',
  face: 'pal',
  pace: 'paraules',
};

const withValue = <Value>(list: readonly Value[], value: Value): readonly Value[] =>
  list.includes(value) ? list : [...list, value];

/** An option extends the path, Back shortens it, other passages start a new night. */
export const pathTo = (
  path: readonly PassageId[],
  graph: Pick<StoryGraph, 'links'>,
  id: PassageId,
): readonly PassageId[] => {
  const place = path.indexOf(id);
  if (place >= 0) return path.slice(0, place + 1);
  const last = path.at(-1);
  return last !== undefined && linksFrom(graph, last).includes(id) ? [...path, id] : [id];
};

/** Home does not change the path. */
export const enterPassage = (progress: StoryProgress, graph: StoryGraph, id: PassageId): StoryProgress => {
  const visited = withValue(progress.visited, id);
  if (id === HOME) return { ...progress, visited };
  const path = pathTo(progress.path, graph, id);
  const previous = path.at(-2);
  const final = graph.endings.get(id);
  return {
    ...progress,
    visited,
    path,
    taken: previous === undefined ? progress.taken : withValue(progress.taken, `${previous}>${id}` as const),
    endings: final === undefined ? progress.endings : withValue(progress.endings, final),
  };
};

/**
 * If the reader left `from` before scripts recorded it, records it first. `from` is undefined outside the
 * story.
 */
export const followOption = (
  progress: StoryProgress,
  graph: StoryGraph,
  from: PassageId | undefined,
  id: PassageId,
): StoryProgress => {
  const missed =
    from !== undefined &&
    progress.path.at(-1) !== from &&
    !progress.path.includes(id) &&
    linksFrom(graph, from).includes(id);
  return enterPassage(missed ? enterPassage(progress, graph, from) : progress, graph, id);
};

/** Returns undefined if the night has ended. */
export const leftOffAt = (progress: StoryProgress, graph: StoryGraph): PassageId | undefined => {
  const last = progress.path.at(-1);
  return last === undefined || graph.endings.has(last) ? undefined : last;
};

/** Keeps the text settings. */
export const forgetReading = ({ size, face, pace }: StoryProgress): StoryProgress => ({
  ...EMPTY_PROGRESS,
  size,
  face,
  pace,
});
