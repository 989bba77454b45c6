import { readTruthReport } from '@/scripts/check/truth/read-report';

test('prose, timeline, people, towers and agenda agree with the results', () => {
  expect(readTruthReport().problems).toEqual([]);
});
