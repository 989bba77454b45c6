import { KEEPSAKES } from '../keepsakes/registry';
import { isWalkable, linksFrom, type StoryGraph } from './graph';
import { type Choice, EMPTY_MEMORY, type StoryMemory, TEXT_FACES, TEXT_SIZES } from './memory';
import { HOME, type PassageId } from './passage';

export const MEMORY_KEY = KEEPSAKES.historia.keys.memory;

/** In sessionStorage: the content note was closed. */
export const NOTE_KEY = `${MEMORY_KEY}-avis`;

/** Field names are Catalan. */
export const encodeMemory = (memory: StoryMemory): string =>
  JSON.stringify({
    versio: 1,
    sense_avis: memory.noteHidden,
    finals: memory.endings,
    triades: memory.taken,
    visitats: memory.visited,
    cami: memory.path,
    lletra: memory.size,
    tipus: memory.face,
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Drops unknown values. Never throws. */
export const decodeMemory = (text: string, graph: StoryGraph): StoryMemory => {
  const stored = parseJson(text);
  if (!isRecord(stored)) return EMPTY_MEMORY;
  const known = [...graph.endings.values()];
  return {
    noteHidden: stored.sense_avis === true,
    endings: unique(listOf(stored.finals).flatMap((final) => known.find((number) => number === final) ?? [])),
    taken: unique(readChoices(stored.triades, graph)),
    visited: unique(readIds(stored.visitats, graph)),
    path: readPath(stored.cami, graph),
    size: oneOf(TEXT_SIZES, stored.lletra, EMPTY_MEMORY.size),
    face: oneOf(TEXT_FACES, stored.tipus, EMPTY_MEMORY.face),
  };
};
