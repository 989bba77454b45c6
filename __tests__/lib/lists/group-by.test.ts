import { groupBy } from '@/lib/lists/group-by';

test('groups come as first met, and items keep their order', () => {
  const groups = groupBy(['pilar', 'torre', 'pinya', 'tres', 'folre'], (word) => word.charAt(0));
  expect([...groups]).toEqual([
    ['p', ['pilar', 'pinya']],
    ['t', ['torre', 'tres']],
    ['f', ['folre']],
  ]);
});
