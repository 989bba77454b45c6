import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const ZONES = ['Europe/Madrid', 'UTC', 'America/Mexico_City', 'Pacific/Auckland'];

/** What a script prints in each time zone, which begins with the offset of the zone from UTC. */
async function reportsOf(script: string): Promise<readonly string[]> {
  const reports: (readonly [offset: string, told: string])[] = [];
  for (const TZ of ZONES) {
    const file = `__tests__/builders/${script}.ts`;
    const env = { ...process.env, TZ };
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', file], { env });
    const [offset = '', ...told] = stdout.split(' ');
    reports.push([offset, told.join(' ')]);
  }
  expect(new Set(reports.map(([offset]) => offset)).size).toBe(ZONES.length);
  return reports.map(([, told]) => told);
}

test('results are the same in every time zone', async () => {
  const [first, ...others] = await reportsOf('results-report');
  expect(first).toContain('"season":"2023-2024"');
  for (const other of others) expect(other).toBe(first);
});

test("the castell of the day changes at Madrid's midnight in any time zone, also when clocks change", async () => {
  const [first = '', ...others] = await reportsOf('daily-report');
  for (const other of others) expect(other).toBe(first);
  const days = first.split(' ').map((day) => day.split('='));
  expect(days.map(([date]) => date)).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-25',
    '2026-10-25',
    '2026-10-26',
    '2027-03-27',
    '2027-03-28',
    '2027-03-28',
    '2027-03-29',
    '2026-12-31',
    '2027-01-01',
  ]);
  const numbers = days.map(([, number]) => Number(number));
  const apart = (one: number, other: number) => (numbers[other] ?? 0) - (numbers[one] ?? 0);
  expect([apart(0, 4), apart(5, 8), apart(9, 10)]).toEqual([2, 2, 1]);
});
