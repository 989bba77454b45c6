import { story } from '@/content/story';
import { everyOffer } from '@/lib/story/forms';
import type { Passage } from '@/lib/story/passage';
import { HOURS } from './hours';

const minutes = (hour: string): number => {
  const [hours = Number.NaN, rest = Number.NaN] = hour.split(':').map(Number);
  return hours * 60 + rest;
};

/** Every option between two passages whose hours are written down; a new passage may come without one. */
const steps = story.flatMap(({ id, options }: Passage) =>
  options.flatMap(everyOffer).flatMap(({ link }) => {
    const [before, after] = [HOURS[id], HOURS[link]];
    return before === undefined || after === undefined ? [] : [[id, before, link, after] as const];
  }),
);

describe('the hours of the night', () => {
  test('belong to passages of the story', () => {
    const ids = story.map(({ id }) => id);
    expect(Object.keys(HOURS).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test.each(steps)('go forward from %s (%s) to %s (%s)', (_from, before, _to, after) => {
    expect(minutes(after)).toBeGreaterThan(minutes(before));
  });
});
