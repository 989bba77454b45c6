import { publishedText } from '@/__tests__/builders/results';
import { agendaItems } from '@/content/calendar/agenda';
import { pauses } from '@/content/calendar/pauses';
import { timelineEvents } from '@/content/timeline/events';
import { type AgendaItem, isPaused } from '@/lib/calendar/course';
import type { TimelineEvent } from '@/lib/club/types';
import { isoPartialDate } from '@/lib/dates/formats';
import { groupDiades } from '@/lib/results/grouping';
import { parseDiades } from '@/lib/results/reading/diades';
import { isBuilt } from '@/lib/towers/types';

const parsed = parseDiades(publishedText('diades'));
if (!parsed.ok) throw new Error(parsed.reason);
const { diades } = groupDiades(parsed.rows);
const latest = diades.at(-1)?.date ?? '';

const agenda: readonly AgendaItem[] = agendaItems;
const performances = agenda.filter(({ kind }) => kind === 'actuacio');
const [firstDay = ''] = agenda.map(({ date }) => date).sort();

describe('the agenda', () => {
  test('has the diadas of the results, since its first day', () => {
    const performed = performances.filter(({ date }) => date <= latest);
    const inResults = diades.filter(({ date }) => date >= firstDay);
    expect(performed.map(({ date, title }) => `${date} ${title}`).sort()).toEqual(
      inResults.map(({ date, reason }) => `${date} ${reason}`).sort(),
    );
    for (const { date, place } of performed)
      expect(place).toContain(inResults.find((diada) => diada.date === date)?.place);
  });

  test('has no performance on a day without rehearsal', () => {
    expect(performances.filter(({ date }) => isPaused(date, pauses))).toEqual([]);
  });
});

const events: readonly TimelineEvent[] = timelineEvents;
const builtTowers = events.flatMap(({ id, date, image }) =>
  date && image && 'code' in image ? [{ id, code: image.code, date: isoPartialDate(date) }] : [],
);

test.each(builtTowers)('the event $id of the timeline is of a date with a $code', ({ code, date }) => {
  const dates = diades
    .filter(({ rounds }) =>
      rounds.some(({ attempts }) => attempts.some((a) => a.code === code && isBuilt(a))),
    )
    .map((diada) => diada.date);
  expect(dates).toContainEqual(expect.stringMatching(`^${date}`));
});
