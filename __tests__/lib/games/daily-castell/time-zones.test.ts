import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const ZONES = ['Europe/Madrid', 'UTC', 'America/Mexico_City', 'Pacific/Auckland'];

async function report(zone: string): Promise<{ offset: string; days: readonly string[] }> {
  const script = '__tests__/builders/daily-report.ts';
  const env = { ...process.env, TZ: zone };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { env });
  const [offset = '', ...days] = stdout.trim().split(' ');
  return { offset, days };
}

test("the castell changes at Madrid's midnight in any time zone, also when clocks change", async () => {
  const reports = await Promise.all(ZONES.map(report));
  expect(new Set(reports.map(({ offset }) => offset)).size).toBe(ZONES.length);
  const [first, ...others] = reports.map(({ days }) => days);
  for (const other of others) expect(other).toEqual(first);
  const dates = first?.map((day) => day.slice(0, 10));
  expect(dates).toEqual([
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
  const numbers = first?.map((day) => Number(day.split('=')[1])) ?? [];
  expect([numbers[4] ?? 0, numbers[8] ?? 0, numbers[10] ?? 0]).toEqual([
    (numbers[0] ?? 0) + 2,
    (numbers[5] ?? 0) + 2,
    (numbers[9] ?? 0) + 1,
  ]);
}, 60_000);
