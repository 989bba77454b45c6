import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const ZONES = ['Europe/Madrid', 'UTC', 'America/Mexico_City', 'Pacific/Auckland'];

/** The report in a time zone, after its offset from UTC in minutes. */
async function report(zone: string): Promise<{ offset: string; results: string }> {
  const script = '__tests__/builders/results-report.ts';
  const env = { ...process.env, TZ: zone };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { env });
  const [offset = '', ...results] = stdout.split(' ');
  return { offset, results: results.join(' ') };
}

test('results are the same in every time zone', async () => {
  const reports = await Promise.all(ZONES.map(report));
  expect(new Set(reports.map(({ offset }) => offset)).size).toBe(ZONES.length);
  const [first, ...others] = reports.map(({ results }) => results);
  expect(first).toContain('"season":"2023-2024"');
  for (const other of others) expect(other).toBe(first);
}, 60_000);
