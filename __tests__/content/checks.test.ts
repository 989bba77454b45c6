test('prose, timeline, people, towers and agenda agree with the results', async () => {
  // Whatever is published counts: texts also tell of what came after the moment of all tests.
  jest.useFakeTimers({ now: new Date('9999-12-31') });
  const { readTruthReport } = await import('@/scripts/check/truth/read-report');
  expect(readTruthReport().problems).toEqual([]);
});
