import { aDailyTower, CATALOGUE } from '@/__tests__/builders/daily-castell';
import { addDays } from '@/lib/dates/days';
import { feedbackOf, hintsOf } from '@/lib/games/daily-castell/feedback';

const MONDAY = '2026-11-16';
const WEEK = Array.from({ length: 7 }, (_, day) => addDays(MONDAY, day));

const compare = (tried: string, answer: string) =>
  feedbackOf(MONDAY, aDailyTower(tried), aDailyTower(answer));

test('a tower has everything of itself right', () => {
  for (const tower of CATALOGUE.towers)
    expect(feedbackOf(MONDAY, tower, tower)).toEqual({
      structure: true,
      floors: 'same',
      letters: true,
      size: { people: 'same', points: 'same' },
    });
});

test('what a try finds too many, the other way round is too few', () => {
  const opposite = { more: 'less', less: 'more', same: 'same' } as const;
  for (const one of CATALOGUE.towers)
    for (const other of CATALOGUE.towers) {
      const { structure, floors, letters, size } = feedbackOf(MONDAY, one, other);
      expect(feedbackOf(MONDAY, other, one)).toEqual({
        structure,
        floors: opposite[floors],
        letters,
        size: size && { people: opposite[size.people], points: opposite[size.points] },
      });
    }
});

test('the structure is right or wrong, and floors say which way', () => {
  expect(compare('3d6', '4d6')).toMatchObject({ structure: false, floors: 'same' });
  expect(compare('3d5', '3d8f')).toMatchObject({ structure: true, floors: 'more' });
  expect(compare('5d5', 'Pd4')).toMatchObject({ structure: false, floors: 'less' });
});

test.each([
  ['3d6', 'Td6', true],
  ['3d6a', '3d6', false],
  ['3d6s', '3d6', false],
  ['Td7f', 'Td8fm', false],
  ['5d5m', 'Td8fm', false],
  ['Td7f', '3d8f', true],
])('letters are right when all of them are: %s for %s', (tried, answer, letters) => {
  expect(compare(tried, answer)).toMatchObject({ letters });
});

test('people and points say what the answer has', () => {
  expect(compare('3d5', '4d5')).toMatchObject({ size: { people: 'more', points: 'more' } });
  expect(compare('5d5', '5d5m')).toMatchObject({ size: { people: 'same', points: 'more' } });
  expect(compare('4d6', '3d6')).toMatchObject({ size: { people: 'less', points: 'more' } });
});

test('people and points are told on Monday and Tuesday, and letters on every day but Sunday', () => {
  expect(WEEK.map((date) => hintsOf(date).size)).toEqual([true, true, false, false, false, false, false]);
  expect(WEEK.map((date) => hintsOf(date).letters)).toEqual([true, true, true, true, true, true, false]);
  const [one, other] = [aDailyTower('3d6'), aDailyTower('3d6a')];
  for (const date of WEEK) {
    const { letters, size } = feedbackOf(date, one, other);
    expect({ letters: letters !== null, size: size !== null }).toEqual(hintsOf(date));
  }
});
