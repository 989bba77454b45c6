import { alsoThatDay } from '@/lib/on-this-day/words';

test('the other diades of a day are told with their years', () => {
  const others = [
    { date: '2016-11-14', reason: 'Aniversari' },
    { date: '2012-11-14', reason: 'Trobada' },
  ];
  expect(alsoThatDay(others)).toBe('I també: 2016, Aniversari; 2012, Trobada.');
});
