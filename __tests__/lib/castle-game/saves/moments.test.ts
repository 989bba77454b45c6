import { dateFrom, timeFrom } from '@/lib/castle-game/saves/dates';

const NOON = Date.UTC(2023, 8, 17, 12, 30);
const LAST_MOMENT = 8.64e15;

describe('a moment', () => {
  it.each<[string, number]>([
    ['2023-09-17T12:30Z', NOON],
    ['2023-09-17T12:30:00Z', NOON],
    ['2023-09-17T12:30:05Z', NOON + 5000],
    ['2023-09-17T12:30:05.2Z', NOON + 5200],
    ['2023-09-17T12:30:05.200Z', NOON + 5200],
    ['2023-09-17T12:30:05.200000000Z', NOON + 5200],
    ['2023-09-17T14:30:00+02:00', NOON],
    ['2023-09-17T07:00:00-05:30', NOON],
  ])('is read from %s', (text, time) => {
    expect(timeFrom(text)).toBe(time);
  });

  it.each([
    '2023-09-17',
    '2023-09-17T12Z',
    '2023-09-17T12:30',
    '2023-9-17T12:30Z',
    '12023-09-17T12:30Z',
    '2023-09-17 12:30Z',
    '2023-09-17T12:30:5Z',
    '2023-09-17T12:30:05.Z',
    '2023-09-17T12:30:05.2000000000Z',
    '2023-09-17T12:30ZZ',
    ' 2023-09-17T12:30Z',
    '2023-09-17T12:30+2:00',
    '2023-09-17T12:30+0200',
    '2023-09-17T25:30Z',
    'Sun Sep 17 2023 12:30:00 GMT+0000',
    '17',
    '',
  ])('is not read from "%s"', (text) => {
    expect(timeFrom(text)).toBeUndefined();
  });

  it('is a number of milliseconds that a date can hold', () => {
    expect([0, -1, LAST_MOMENT, -LAST_MOMENT].map(timeFrom)).toEqual([0, -1, LAST_MOMENT, -LAST_MOMENT]);
    for (const time of [LAST_MOMENT + 1000, -LAST_MOMENT - 1000, Number.NaN, Number.POSITIVE_INFINITY])
      expect(timeFrom(time)).toBeUndefined();
  });
});

describe('a day', () => {
  it('is the one of the moment in Madrid', () => {
    expect(dateFrom(Date.UTC(2023, 8, 17, 22))).toBe('2023-09-18');
    expect(dateFrom(Date.UTC(2023, 8, 17, 21, 59))).toBe('2023-09-17');
  });

  it('is none of what is neither a day nor a moment', () => {
    expect(dateFrom('2023-02-30')).toBeUndefined();
    expect(dateFrom(Number.NaN)).toBeUndefined();
  });
});
