import { readTruthReport } from '@/scripts/check/truth/read-report';

test('prose, timeline, people, towers and agenda tell what the results tell', () => {
  expect(readTruthReport().problems).toEqual([]);
});
