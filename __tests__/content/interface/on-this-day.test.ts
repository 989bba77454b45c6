import { alsoThatDay } from '@/content/interface/on-this-day';

test('alsoThatDay has the year of each diada', () => {
  const others = [
    { date: '2016-11-14', reason: 'Aniversari' },
    { date: '2012-11-14', reason: 'Trobada' },
  ];
  expect(alsoThatDay(others)).toBe('I també: 2016, Aniversari; 2012, Trobada.');
});
