import { cardinal } from '@/lib/text/number-words';

test('one and two agree with what they count', () => {
  expect([cardinal(1), cardinal(2)]).toEqual(['un', 'dos']);
  expect([cardinal(1, 'feminine'), cardinal(2, 'feminine'), cardinal(3, 'feminine')]).toEqual([
    'una',
    'dues',
    'tres',
  ]);
});

test('numbers are spelled up to ten and written in digits from there', () => {
  expect([cardinal(0), cardinal(10), cardinal(11)]).toEqual(['zero', 'deu', '11']);
});
