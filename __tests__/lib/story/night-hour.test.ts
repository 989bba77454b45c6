import { buildGraph } from '@/lib/story/graph';
import { nightHour } from '@/lib/story/night-hour';
import type { PassageId } from '@/lib/story/types';
import { aStory } from './a-story';

const HOURS: readonly (readonly [PassageId, number])[] = [
  ['home', 0],
  ['1', 0],
  ['2', 0.5],
  ['4', 1],
];

describe('nightHour', () => {
  it.each(HOURS)('puts passage %s at %f of the night', (id, hour) => {
    expect(nightHour(buildGraph(aStory()), id)).toBe(hour);
  });
});
