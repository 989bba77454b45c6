import type { Answers } from '@/scripts/make/club/answers';
import { filesOf } from '@/scripts/make/club/files';

const PATI = { place: "Pati de l'Escola", address: 'Carrer Nou, 3' };

const ANSWERS: Answers = {
  name: { name: 'Estol de la Vall', of: "de l'Estol de la Vall" },
  short: { name: 'Estol', of: "de l'Estol" },
  town: 'Vallclara',
  university: 'Universitat de la Vall',
  email: 'colla@estol.test',
  founded: 2025,
  colour: '#C2410C',
  network: [],
  rehearsals: [
    { weekday: 'dilluns', from: '19:00', to: '21:00', ...PATI },
    { weekday: 'dilluns', from: '21:00', to: '22:00', place: 'Gimnàs', address: '' },
    { weekday: 'dijous', from: '19:00', to: '21:00', ...PATI },
  ],
  modules: ['results', 'memory'],
};

const filesAt = (today: string, answers = ANSWERS) =>
  filesOf(answers, {
    today,
    presentModules: "export const modules = ['results'] as const;",
    dated: {
      'content/boards/direccio.ts': "{ currentSeason: '2020-2021', s }",
      'content/legal/estatuts.ts': '{ year: 2020 }',
    },
  });

test('a place is written once, with the town, and rehearsals of a day have ids of their own', () => {
  const { 'content/calendar/rehearsals.ts': file = '' } = filesAt('2026-11-23');
  expect(file.match(/Pati de l'Escola"/g)).toHaveLength(1);
  expect(file).toContain('"Carrer Nou, 3, Vallclara"');
  const ids = [...file.matchAll(/id: "([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['dilluns', 'dilluns-2', 'dijous']);
});

test.each([
  ['2026-11-23', '2026-2027'],
  ['2027-05-31', '2026-2027'],
  ['2027-07-01', '2027-2028'],
])('on %s the season is %s, and documents are of that year', (today, season) => {
  const files = filesAt(today);
  expect(files['content/boards/direccio.ts']).toBe(`{ currentSeason: '${season}', s }`);
  expect(files['content/legal/estatuts.ts']).toBe(`{ year: ${today.slice(0, 4)} }`);
  expect(files['content/calendar/season.ts']).toContain(`from: '${season.slice(0, 4)}-`);
});

test('modules are those chosen, the description has each weekday once, and each name is spelled once', () => {
  const files = filesAt('2026-11-23');
  expect(files['content/modules.ts']).toBe('export const modules = ["results","memory"] as const;');
  expect(files['content/club.ts']).toContain('Assagem dilluns i dijous,');
  expect(files['content/spelling.txt']?.match(/^Estol$/gm)).toHaveLength(1);
  // The spelling check cuts a word at the punt volat.
  const { 'content/spelling.txt': halves } = filesAt('2026-11-23', { ...ANSWERS, town: "l'Al·legoria" });
  expect(halves).toMatch(/^Al\n(.*\n)*legoria$/m);
});

test('the description of the longest answers stays within 155 characters', () => {
  const week = ['dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres'] as const;
  const rehearsals = week.map((weekday) => ({ weekday, from: '19:00', to: '21:00', ...PATI }));
  const file = filesAt('2026-11-23', { ...ANSWERS, town: 'V'.repeat(40), rehearsals })['content/club.ts'];
  expect(/description: "([^"]+)"/.exec(file ?? '')?.[1]?.length).toBeLessThanOrEqual(155);
});
