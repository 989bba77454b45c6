import { timelineClubs } from '@/content/timeline/clubs';
import { timelineEvents } from '@/content/timeline/events';
import { timelinePage } from '@/content/timeline/page';
import type { TimelineEvent } from '@/lib/club/types';
import { isoPartialDate } from '@/lib/dates/partial-dates';
import { parseTower } from '@/lib/towers/notation';
import { linksOf, resolves } from '../../builders/content-links';

const events: readonly TimelineEvent[] = timelineEvents;

describe('timeline', () => {
  test('has the 25 events that tell the story', () => {
    expect(events.length).toBeGreaterThanOrEqual(25);
  });

  test('ids are unique anchors', () => {
    const ids = events.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('what has a date is in order', () => {
    const dates = events.flatMap(({ date }) => (date === null ? [] : [isoPartialDate(date)]));
    expect(dates).toEqual([...dates].sort());
  });

  test('every club is known and every club has some event', () => {
    expect(new Set(events.map(({ color }) => color))).toEqual(new Set(Object.keys(timelineClubs)));
  });

  test('every link leads somewhere', () => {
    const links = linksOf([...events.map(({ description }) => description), timelinePage.scoring.paragraph]);
    expect(links).not.toHaveLength(0);
    expect(links.filter((link) => !resolves(link))).toEqual([]);
  });

  test('every drawing is of a tower that can be drawn', () => {
    const drawn = events.flatMap(({ image }) => (image && 'code' in image ? [image.code] : []));
    expect(drawn).not.toHaveLength(0);
    expect(drawn.flatMap((tower) => tower.split('+')).filter((tower) => parseTower(tower) === null)).toEqual(
      [],
    );
  });
});
