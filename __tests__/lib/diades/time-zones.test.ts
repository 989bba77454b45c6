import { execFileSync } from 'node:child_process';

const ZONES = ['Europe/Madrid', 'UTC', 'America/Mexico_City', 'Pacific/Auckland'];

/** What the statistics say in a time zone, after that zone's distance from UTC in minutes. */
function report(zone: string): [offset: string, results: string] {
  const script = '__tests__/builders/statistics-report.ts';
  const text = execFileSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    env: { ...process.env, TZ: zone },
    maxBuffer: 2 ** 26,
  });
  const space = text.indexOf(' ');
  return [text.slice(0, space), text.slice(space + 1)];
}

test('the statistics are the same in every time zone', () => {
  const reports = ZONES.map(report);
  expect(new Set(reports.map(([offset]) => offset)).size).toBe(ZONES.length);
  const [first, ...others] = reports.map(([, results]) => results);
  expect(first?.length).toBeGreaterThan(100_000);
  for (const other of others) expect(other === first).toBe(true);
}, 60_000);
