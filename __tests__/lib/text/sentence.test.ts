import { capitalised, counted } from '@/lib/text/sentence';

test('one thing is singular, none and many are plural', () => {
  expect(counted(1, 'lletra', 'lletres')).toBe('1 lletra');
  expect(counted(0, 'lletra', 'lletres')).toBe('0 lletres');
  expect(counted(2, 'lletra', 'lletres')).toBe('2 lletres');
});

test('a sentence can start a text, with an accent too', () => {
  expect(capitalised('fila 3')).toBe('Fila 3');
  expect(capitalised('última')).toBe('Última');
});
