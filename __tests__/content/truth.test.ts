import { readTruthReport } from '@/scripts/check/truth/read-report';

test('prose, timeline, people, towers and agenda tell what the results tell', () => {
  const { problems, statements } = readTruthReport();
  expect(problems).toEqual([]);
  expect(statements).toBeGreaterThan(0);
});
