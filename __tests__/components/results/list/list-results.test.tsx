import { renderHook } from '@testing-library/react';
import { waitForIdle } from '@/__tests__/builders/idle';
import { useRowCount } from '@/components/results/list/list-results';

/** The number of rows in the page at first and after each idle moment, until all have come. */
function growth(total: number): number[] {
  const idle = waitForIdle();
  const { result, unmount } = renderHook(() => useRowCount(total, ''));
  const counts = [result.current];
  while (counts.length <= total && counts.at(-1) !== total) {
    idle.come();
    counts.push(result.current);
  }
  unmount();
  return counts;
}

test('shows a short list at once', () => {
  expect(growth(20)).toEqual([20]);
});

// The browser is asked for an idle moment within half a second, so ten of them last five seconds at most.
test('shows thirty years of results within ten idle callbacks', () => {
  expect(growth(500).length - 1).toBeLessThanOrEqual(10);
});

test('doubles the rows up to a maximum step', () => {
  const counts = growth(18_000);
  const added = counts.slice(1).map((count, place) => count - (counts[place] ?? 0));
  expect(added.length).toBeLessThan(100);
  expect(Math.max(...added)).toBeLessThanOrEqual(500);
});
