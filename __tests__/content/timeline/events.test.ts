import { existsSync } from 'node:fs';
import { linksOf, resolves } from '@/__tests__/builders/content-links';
import { ANCHOR, repeated } from '@/__tests__/builders/laws';
import { timelineEvents } from '@/content/timeline/events';
import { timelinePage } from '@/content/timeline/page';
import type { TimelineEvent } from '@/lib/club/types';
import { calendarDate } from '@/lib/dates/days';
import { isoPartialDate } from '@/lib/dates/partial-dates';
import { parseConstruction } from '@/lib/towers/notation';

const events: readonly TimelineEvent[] = timelineEvents;
const dates = events.flatMap(({ date }) => date ?? []);

describe('timeline', () => {
  test('each event has an anchor of its own', () => {
    for (const { id } of events) expect(id).toMatch(ANCHOR);
    expect(repeated(events.map(({ id }) => id))).toEqual([]);
  });

  test('what has a date is in order, as far as both dates are known', () => {
    const known = dates.map(isoPartialDate);
    const backwards = known.filter((date, index) => {
      const before = known[index - 1] ?? '';
      const shared = Math.min(before.length, date.length);
      return date.slice(0, shared) < before.slice(0, shared);
    });
    expect(backwards).toEqual([]);
  });

  test('every date exists, as far as it is known', () => {
    for (const { year, month = 1, day = 1 } of dates) expect(calendarDate(year, month, day)).toBeDefined();
  });

  test('every link leads somewhere', () => {
    const links = linksOf([...events.map(({ description }) => description), timelinePage.scoring.paragraph]);
    expect(links.filter((link) => !resolves(link))).toEqual([]);
  });

  test('every picture is of a tower that exists, or a file', () => {
    for (const { image } of events) {
      if (image && 'code' in image) expect(parseConstruction(image.code)).toMatchObject({ ok: true });
      if (image && 'link' in image) expect(existsSync(`public${image.link}`)).toBe(true);
    }
  });
});
