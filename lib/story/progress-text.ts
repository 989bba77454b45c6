import { SAVED_DATA } from '@/lib/saved-data/registry';
import { parseSaved } from '@/lib/saved-data/saved-text';
import { isWalkable, linksFrom, type StoryGraph } from './graph';
import { HOME, type PassageId } from './passage';
import {
  type Choice,
  EMPTY_PROGRESS,
  type StoryProgress,
  TEXT_FACES,
  TEXT_PACES,
  TEXT_SIZES,
} from './progress';

export const PROGRESS_KEY = SAVED_DATA.historia.keys.progress;

/** In sessionStorage: the content note was closed. */
export const NOTE_KEY = `${PROGRESS_KEY}-avis`;

export const encodeProgress = (progress: StoryProgress): string =>
  JSON.stringify({
    versio: 1,
    sense_avis: progress.noteHidden,
    finals: progress.endings,
    triades: progress.taken,
    visitats: progress.visited,
    cami: progress.path,
    lletra: progress.size,
    tipus: progress.face,
    ritme: progress.pace,
  });

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

const oneOf = <Value>(known: readonly Value[], value: unknown, otherwise: Value): Value =>
  known.find((candidate) => candidate === value) ?? otherwise;

const readIds = (value: unknown, graph: StoryGraph): readonly PassageId[] =>
  listOf(value).filter((item): item is PassageId => typeof item === 'string' && graph.links.has(item));

const readChoices = (value: unknown, graph: StoryGraph): readonly Choice[] =>
  listOf(value).flatMap((item) => {
    const [from, to] = readIds(typeof item === 'string' ? item.split('>') : [], graph);
    if (from === undefined || to === undefined) return [];
    return linksFrom(graph, from).includes(to) ? [`${from}>${to}` as const] : [];
  });

/** If options have changed, keeps the longest valid end of the path. */
const readPath = (value: unknown, graph: StoryGraph): readonly PassageId[] => {
  const path = readIds(value, graph);
  if (path.length < listOf(value).length || path.includes(HOME)) return [];
  const tails = path.map((_, start) => path.slice(start));
  return tails.find((tail) => isWalkable(graph, tail)) ?? [];
};

const isListOrMissing = (value: unknown): boolean => value === undefined || Array.isArray(value);

/** False if damaged, or of a newer version. */
export const canReadProgress = (text: string): boolean => {
  const stored = parseSaved(text);
  const lists = [stored?.finals, stored?.triades, stored?.visitats, stored?.cami];
  return stored !== null && lists.every(isListOrMissing);
};

/** Drops what it cannot read. Never throws. */
export const decodeProgress = (text: string, graph: StoryGraph): StoryProgress => {
  const stored = parseSaved(text);
  if (!stored) return EMPTY_PROGRESS;
  const known = [...graph.endings.values()];
  return {
    noteHidden: stored.sense_avis === true,
    endings: unique(listOf(stored.finals).flatMap((final) => known.find((number) => number === final) ?? [])),
    taken: unique(readChoices(stored.triades, graph)),
    visited: unique(readIds(stored.visitats, graph)),
    path: readPath(stored.cami, graph),
    size: oneOf(TEXT_SIZES, stored.lletra, EMPTY_PROGRESS.size),
    face: oneOf(TEXT_FACES, stored.tipus, EMPTY_PROGRESS.face),
    pace: oneOf(TEXT_PACES, stored.ritme, EMPTY_PROGRESS.pace),
  };
};
