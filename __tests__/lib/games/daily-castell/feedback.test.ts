import { aDailyTower, CATALOGUE } from '@/__tests__/builders/daily-castell';
import { feedbackOf, lettersThat } from '@/lib/games/daily-castell/feedback';

const compare = (tried: string, answer: string) =>
  feedbackOf(CATALOGUE, aDailyTower(tried), aDailyTower(answer));

test('a tower has everything of itself right', () => {
  for (const tower of CATALOGUE.towers) {
    const feedback = feedbackOf(CATALOGUE, tower, tower);
    expect(feedback).toMatchObject({ structure: 'right', floors: 'right', people: 'same', points: 'same' });
    expect(lettersThat(feedback, false)).toEqual([]);
  }
});

test('what a try finds too many, the other way round is too few', () => {
  const opposite = { more: 'less', less: 'more', same: 'same', right: 'right', wrong: 'wrong' } as const;
  for (const one of CATALOGUE.towers)
    for (const other of CATALOGUE.towers) {
      const [there, back] = [feedbackOf(CATALOGUE, one, other), feedbackOf(CATALOGUE, other, one)];
      for (const part of ['structure', 'floors', 'people', 'points'] as const)
        expect(back[part]).toBe(opposite[there[part]]);
      expect(back.letters).toEqual(there.letters);
    }
});

test('structure and floors are near when one step lacks, in the order of those that the table has', () => {
  expect(compare('3d6', '4d6')).toMatchObject({ structure: 'more', floors: 'right' });
  expect(compare('3d6', 'Td7f')).toMatchObject({ structure: 'less', floors: 'more' });
  expect(compare('5d5', 'Pd4')).toMatchObject({ structure: 'wrong', floors: 'less' });
  expect(compare('3d5', '3d8f')).toMatchObject({ structure: 'right', floors: 'wrong' });
});

test('each letter is right when both have it, or neither', () => {
  expect(lettersThat(compare('3d6a', 'Td8fm'), false)).toEqual(['f', 'm', 'a']);
  expect(lettersThat(compare('5d5m', 'Td8fm'), false)).toEqual(['f']);
  expect(lettersThat(compare('3d6s', '3d6'), true)).toEqual(['f', 'm', 'p', 'a']);
});

test('people and points say what the answer has', () => {
  expect(compare('3d5', '4d5')).toMatchObject({ people: 'more', points: 'more' });
  expect(compare('5d5', '5d5m')).toMatchObject({ people: 'same', points: 'more' });
  expect(compare('4d6', '3d6')).toMatchObject({ people: 'less', points: 'more' });
});
