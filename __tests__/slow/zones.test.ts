import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const ZONES = ['Europe/Madrid', 'UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'];

/** What the game says in a time zone, after that zone's distance from UTC in minutes. */
async function report(zone: string): Promise<{ offset: string; said: string }> {
  const script = '__tests__/builders/castle-game-report.ts';
  const env = { ...process.env, TZ: zone };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    env,
    maxBuffer: 50_000_000,
  });
  const [offset = '', ...said] = stdout.split(' ');
  return { offset, said: said.join(' ') };
}

test('a season, an old save and a challenge are the same in five time zones', async () => {
  const reports: { offset: string; said: string }[] = [];
  for (const zone of ZONES) reports.push(await report(zone));
  expect(new Set(reports.map(({ offset }) => offset)).size).toBe(ZONES.length);
  const [first, ...others] = reports.map(({ said }) => said);
  expect(first).toContain('"date":"2023-10-30"');
  for (const other of others) expect(other).toBe(first);
}, 120_000);
