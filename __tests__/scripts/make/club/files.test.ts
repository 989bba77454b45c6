import { PARTS } from '@/lib/site/parts';
import type { Answers } from '@/scripts/make/club/answers';
import { filesOf, markOf } from '@/scripts/make/club/files';

const PATI = { place: "Pati de l'Escola", address: 'Carrer Nou, 3' };

const ANSWERS: Answers = {
  name: 'Estol de la Vall',
  shortName: 'Estol',
  ofShortName: "de l'Estol",
  town: 'Vallclara',
  university: 'Universitat de la Vall',
  email: 'colla@estol.test',
  founded: 2025,
  colour: '#C2410C',
  networks: [],
  rehearsals: [
    { weekday: 'dilluns', from: '19:00', to: '21:00', ...PATI },
    { weekday: 'dilluns', from: '21:00', to: '22:00', place: 'Gimnàs', address: '' },
    { weekday: 'dijous', from: '19:00', to: '21:00', ...PATI },
  ],
  parts: ['results', 'memory'],
};

const LETTER = { path: 'M0 0L10 20', box: { minX: 0, minY: 0, maxX: 10, maxY: 20 } };

const filesAt = (today: string, answers = ANSWERS) =>
  filesOf(answers, {
    today,
    presentParts: "export const parts = ['results'] as const;",
    initial: LETTER,
    boards: { 'content/boards/direccio.ts': "{ currentSeason: '2020-2021', s }" },
  });

test('a place is written once, with the town, and rehearsals of a day have ids of their own', () => {
  const { 'content/calendar/rehearsals.ts': file = '' } = filesAt('2026-11-23');
  expect(file.match(/Pati de l'Escola"/g)).toHaveLength(1);
  expect(file).toContain('"Carrer Nou, 3, Vallclara"');
  expect([...file.matchAll(/id: "([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'dilluns',
    'dilluns-2',
    'dijous',
  ]);
});

test.each([
  ['2026-11-23', '2026-2027'],
  ['2027-05-31', '2026-2027'],
  ['2027-07-01', '2027-2028'],
])('on %s the season is %s', (today, season) => {
  const files = filesAt(today);
  expect(files['content/boards/direccio.ts']).toBe(`{ currentSeason: '${season}', s }`);
  expect(files['content/calendar/season.ts']).toContain(`from: '${season.slice(0, 4)}-`);
});

test('parts are those chosen, and the description has each weekday once', () => {
  const files = filesAt('2026-11-23');
  expect(files['content/parts.ts']).toBe('export const parts = ["results","memory"] as const;');
  expect(files['content/club.ts']).toContain('Assagem dilluns i dijous,');
});

test('the description of the longest answers stays within 155 characters', () => {
  const week = ['dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres'] as const;
  const rehearsals = week.map((weekday) => ({ weekday, from: '19:00', to: '21:00', ...PATI }));
  const file =
    filesAt('2026-11-23', { ...ANSWERS, town: 'V'.repeat(40), rehearsals })['content/club.ts'] ?? '';
  expect(/description: "([^"]+)"/.exec(file)?.[1]?.length).toBeLessThanOrEqual(155);
});

test('names go to the spelling list, each once', () => {
  const { 'content/spelling.txt': file = '' } = filesAt('2026-11-23');
  expect(file.match(/^Estol$/gm)).toHaveLength(1);
  expect(file).not.toContain('Universitat de');
});

test('the initial is in the middle of the mark, light on a dark colour and dark on a light one', () => {
  expect(markOf(LETTER, '#5B3A8C')).toContain('translate(17.25 37.50)');
  expect(markOf(LETTER, '#5B3A8C')).toContain('#FFF6E6');
  expect(markOf(LETTER, '#FFD400')).not.toContain('#FFF6E6');
  expect(PARTS).toContain('results');
});
