import { story } from '@/content/story';
import { buildGraph, FIRST_PASSAGE } from '@/lib/story/graph';
import { parsePassageId } from '@/lib/story/passage-ids';
import { isWalkable } from '@/lib/story/walk';
import { NIGHTS } from './nights';

const graph = buildGraph(story);

const pathOf = (text: string) =>
  text.split(' ').map((id) => {
    const known = parsePassageId(id);
    if (known === undefined) throw new Error(`A recorded night goes through ${id}, which is no passage.`);
    return known;
  });

describe('the recorded nights', () => {
  test('there is one for every ending of the story', () => {
    const recorded = NIGHTS.map(([final]) => final).sort((one, other) => one - other);
    const written = [...graph.endings.values()].sort((one, other) => one - other);
    expect(recorded).toEqual(written);
  });

  test.each(NIGHTS)(
    'ending %i is reached by walking from the first passage, choice by choice',
    (final, text) => {
      const path = pathOf(text);
      const last = path.at(-1);
      expect(path[0]).toBe(FIRST_PASSAGE);
      expect(isWalkable(graph, path)).toBe(true);
      expect(last === undefined ? undefined : graph.endings.get(last)).toBe(final);
    },
  );
});
