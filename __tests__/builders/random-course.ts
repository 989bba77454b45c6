import fc from 'fast-check';
import { type AgendaItem, type Course, weeklyDates } from '@/lib/calendar/course';
import { rehearsalAnchor, rehearsalDays } from '@/lib/calendar/rehearsal-days';
import { addDays } from '@/lib/dates/days';
import { aRehearsal } from './meetings';

/** Four weeks, in which Madrid changes its clock. */
const season = { from: '2026-10-12', to: '2026-11-08' };
const rehearsals = [
  aRehearsal(),
  aRehearsal({ id: 'vespre', weekday: 'dimarts', from: '20:00', to: '22:00' }),
  aRehearsal({ id: 'dijous', weekday: 'dijous' }),
  aRehearsal({ id: 'matinada', weekday: 'diumenge', from: '00:30', to: '04:00' }),
];

const day = fc.integer({ min: -3, max: 30 }).map((days) => addDays(season.from, days));
const length = fc.constantFrom(0, 0, 1, 2, 6);
const place = fc.constantFrom('Pati', 'Gimnàs');
/** Some are those of a weekly rehearsal, or begin with it. */
const hours = fc.constantFrom(
  { start: '14:00', end: '15:00' },
  { start: '14:00', end: '17:00' },
  { start: '20:00', end: '01:00' },
  { start: '00:30', end: '01:30' },
);
const change = fc.oneof(
  fc.constant({ status: 'anul·lat' as const, reason: 'pluja' }),
  fc.record({ date: day, hours, place }, { requiredKeys: ['date'] }).map(({ hours, ...where }) => ({
    movedTo: { ...where, ...hours },
    reason: 'pluja',
  })),
);

const item = fc
  .record({
    kind: fc.constantFrom('actuacio', 'activitat', 'assaig', 'assaig'),
    date: day,
    length,
    hours: fc.oneof(hours, fc.constantFrom({}, { start: '13:00' })),
    place,
    change: fc.oneof(fc.constant({}), change),
  })
  .map(
    ({ length, hours, change, ...rest }): Omit<AgendaItem, 'id'> => ({
      title: 'Portes obertes',
      description: 'Text.',
      ...rest,
      ...(length > 0 && { until: addDays(rest.date, length) }),
      ...hours,
      ...change,
    }),
  );

const weekly = rehearsals.flatMap(({ id: rehearsal, weekday }) =>
  weeklyDates(weekday, season).map((date) => ({ rehearsal, date })),
);

/** A course with everything that its schemas allow. */
export const someCourse: fc.Arbitrary<Course> = fc
  .record({
    pauses: fc.array(fc.record({ from: day, length }), { maxLength: 2 }),
    agenda: fc.array(item, { maxLength: 5 }),
    changes: fc
      .subarray(weekly, { maxLength: 6 })
      .chain((days) => fc.tuple(...days.map((one) => change.map((what) => ({ ...one, ...what }))))),
  })
  .map(({ pauses, agenda, changes }) => {
    const course: Course = {
      season,
      rehearsals,
      pauses: pauses.map(({ from, length }) => ({ from, to: addDays(from, length), reason: 'festa' })),
      agenda: agenda.map((one, place) => ({ id: `acte-${place}`, ...one })),
      changes: [],
    };
    // What is not held, or is in the agenda, is not changed a second time.
    const held = rehearsalDays(course).map(({ id }) => id);
    return {
      ...course,
      changes: changes.filter(({ rehearsal, date }) => held.includes(rehearsalAnchor(rehearsal, date))),
    };
  });
