import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const ZONES = ['Europe/Madrid', 'UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Kiritimati'];

/** What a script prints in every time zone, which begins with the offset of the zone from UTC. */
async function reportOf(script: string): Promise<string> {
  const reports: (readonly [offset: string, told: string])[] = [];
  for (const TZ of ZONES) {
    const file = `__tests__/builders/${script}.ts`;
    const options = { env: { ...process.env, TZ }, maxBuffer: 50_000_000 };
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', file], options);
    const [offset = '', ...told] = stdout.split(' ');
    reports.push([offset, told.join(' ')]);
  }
  expect(new Set(reports.map(([offset]) => offset)).size).toBe(ZONES.length);
  const [first = '', ...others] = reports.map(([, told]) => told);
  for (const other of others) expect(other).toBe(first);
  return first;
}

test.each([
  ['results', 'results-report', '"season":"2023-2024"'],
  ['a season and an old save', 'castle-game-report', '"date":"2023-10-30"'],
  ['two years of meetings', 'two-years-of-meetings', 'concurs@2027-10-09!'],
])('%s in five time zones', async (_, script, part) => {
  expect(await reportOf(script)).toContain(part);
});

test("the castell of the day, which changes at Madrid's midnight, also when clocks change", async () => {
  const days = (await reportOf('daily-report')).split(' ').map((day) => day.split('='));
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
