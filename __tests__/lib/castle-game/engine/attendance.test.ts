import { attendeesOf, daysToNext, leastShare } from '@/lib/castle-game/engine/attendance';
import type { Weekday } from '@/lib/dates/days';

describe('leastShare', () => {
  it.each<[Weekday, number, number]>([
    ['dilluns', 15, 0.8],
    ['dimarts', 30, 0.6],
    ['dimarts', 31, 0.9],
    ['dijous', 200, 0.6],
    ['dimecres', 200, 1],
    ['diumenge', 15, 1],
  ])('on a %s with %i members is %d', (weekday, members, share) => {
    expect(leastShare(weekday, members)).toBe(share);
  });
});

describe('attendees', () => {
  it('are whole people, from the least share to nearly everybody', () => {
    expect(attendeesOf(35, 'dimarts', 0)).toBe(31);
    expect(attendeesOf(35, 'dimarts', 0.999)).toBe(34);
    expect(attendeesOf(101, 'dilluns', 0)).toBe(80);
    expect(attendeesOf(101, 'dijous', 0.5)).toBe(80);
  });

  it('are all of the members after any other day', () => {
    expect(attendeesOf(101, 'dimecres', 0)).toBe(101);
  });
});

describe('daysToNext', () => {
  it.each<[Weekday, number, number]>([
    ['dilluns', 10, 1],
    ['dimarts', 30, 6],
    ['dimarts', 31, 2],
    ['dijous', 31, 4],
    ['dimecres', 100, 0],
  ])('leaving a %s with %i people coming is %i', (weekday, coming, days) => {
    expect(daysToNext(weekday, coming)).toBe(days);
  });
});
