import { joinList } from '@/lib/text/list';

test.each([
  [[], ''],
  [['folre'], 'folre'],
  [['folre', 'manilles'], 'folre i manilles'],
  [['folre', 'manilles', 'puntals'], 'folre, manilles i puntals'],
])('%j is read as "%s", with no comma before the last', (items, text) => {
  expect(joinList(items)).toBe(text);
});
