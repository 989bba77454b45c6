import { attendees, daysToNext, leastShare } from '@/lib/castle-game/engine/attendance';
import { WEEKDAYS } from '@/lib/castle-game/engine/calendar';

const { monday, tuesday, wednesday, thursday, sunday } = WEEKDAYS;

describe('leastShare', () => {
  it.each([
    [monday, 15, 0.8],
    [tuesday, 30, 0.6],
    [tuesday, 31, 0.9],
    [thursday, 200, 0.6],
    [wednesday, 200, 1],
    [sunday, 15, 1],
  ])('on weekday %i with %i members is %d', (weekday, members, share) => {
    expect(leastShare(weekday, members)).toBe(share);
  });
});

describe('attendees', () => {
  it('are whole people, from the least share to nearly everybody', () => {
    expect(attendees(35, tuesday, 0)).toBe(31);
    expect(attendees(35, tuesday, 0.999)).toBe(34);
    expect(attendees(101, monday, 0)).toBe(80);
    expect(attendees(101, thursday, 0.5)).toBe(80);
  });

  it('are all of the members after any other day', () => {
    expect(attendees(101, wednesday, 0)).toBe(101);
  });
});

describe('daysToNext', () => {
  it.each([
    [monday, 10, 1],
    [tuesday, 30, 6],
    [tuesday, 31, 2],
    [thursday, 31, 4],
    [wednesday, 100, 0],
  ])('leaving weekday %i with %i people is %i', (weekday, present, days) => {
    expect(daysToNext(weekday, present)).toBe(days);
  });
});
