import { boards } from '@/content/boards/boards';
import { offices } from '@/content/people/offices';
import { people } from '@/content/people/people';
import { careerOf } from '@/lib/club/careers';

const ids = Object.keys(people);

describe('people', () => {
  test('ids are anchors', () => {
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
  });

  test('names and nicknames belong to one person each', () => {
    const all = Object.values<{ name: string; mote?: string }>(people);
    for (const values of [all.map(({ name }) => name), all.flatMap(({ mote }) => mote ?? [])]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test('everybody has held an office or been on a board', () => {
    expect(ids.filter((id) => careerOf(id, { offices, boards }).length === 0)).toEqual([]);
  });
});

describe.each(offices)('$id', ({ tenures }) => {
  const periods = tenures
    .flatMap(({ from, to }) => from.map((start, index) => ({ start, end: to[index] ?? null })))
    .sort((a, b) => a.start - b.start || (a.end ?? 9999) - (b.end ?? 9999));

  test('everybody on it is a known person, once', () => {
    for (const { person } of tenures) expect(ids).toContain(person);
    expect(new Set(tenures.map(({ person }) => person)).size).toBe(tenures.length);
  });

  test('no period runs backwards, and each start has its end', () => {
    for (const { from, to } of tenures) expect(from.length).toBe(to.length);
    for (const { start, end } of periods) expect(end ?? start).toBeGreaterThanOrEqual(start);
  });

  test('goes from the foundation to today without gaps or overlaps', () => {
    expect(periods[0]?.start).toBe(1994);
    expect(periods.at(-1)?.end).toBeNull();
    const joints = periods.slice(1).map(({ start }, index) => [periods[index]?.end, start]);
    for (const [end, start] of joints) expect(end).toBe(start);
  });

  test('says something of everybody', () => {
    for (const { text } of tenures) expect(text.join('').length).toBeGreaterThan(100);
  });
});
