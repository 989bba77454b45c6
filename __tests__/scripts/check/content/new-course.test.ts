import { existsSync, readFileSync } from 'node:fs';
import { newCourseReminder } from '@/scripts/check/content/problems';

const season = { from: '2026-09-15', to: '2027-06-15' };

test.each(['2026-07-01', '2026-11-25', '2027-06-15'])('on %s nothing is to be written', (today) => {
  expect(newCourseReminder(season, today)).toBeUndefined();
});

test.each(['2027-06-16', '2027-10-05', '2032-01-01'])(
  'on %s the course ended, and one line names the files',
  (today) => {
    const line = newCourseReminder(season, today) ?? '';
    expect(line).toContain('va acabar el 2027-06-15');
    expect(line).not.toContain('\n');
    const files = line.match(/\w+\.(?:ts|json)\b/g) ?? [];
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect(existsSync(`content/calendar/${file}`)).toBe(true);
    expect(readFileSync('content/LLEGEIX-ME.md', 'utf8')).toContain(`\n# ${line.match(/«(.*)»/)?.[1]}\n`);
  },
);
