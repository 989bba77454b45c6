import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aCsv } from '@/__tests__/builders/results';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { checkDiades, checkScores, redirectProblem } from '@/scripts/build/data-pull/checks';
import { pullData } from '@/scripts/build/data-pull/pull';

const day = (dia: number, more = {}) => ({ dia: String(dia), ...more });
const DAYS = Array.from({ length: 25 }, (_, index) => index + 1);
const published = aCsv(...DAYS.map((dia) => day(dia)));
const scores = 'castell,Descarregat,Carregat\n3d7,785,615\n4d7,690,540\n';

let folder: string;
beforeEach(() => {
  folder = aFolder({ 'diades.csv': published, 'puntuacions.csv': scores });
});

/** Pulls with what each address answers; an error is a failed download. */
async function pull(answers: { diades?: string | Error; scores?: string | Error }) {
  const log: string[] = [];
  const done = await pullData(
    [
      { path: join(folder, 'diades.csv'), url: answers.diades && 'diades', check: checkDiades },
      { path: join(folder, 'puntuacions.csv'), url: answers.scores && 'scores', check: checkScores },
    ],
    async (url) => {
      const answer = url === 'diades' ? answers.diades : answers.scores;
      if (typeof answer !== 'string') throw answer;
      return answer;
    },
    (line) => log.push(line.replaceAll(`${folder}/`, '')),
  );
  return { done, log };
}

const kept = () => [
  readFileSync(join(folder, 'diades.csv'), 'utf8'),
  readFileSync(join(folder, 'puntuacions.csv'), 'utf8'),
];

describe('pulling the live sheets', () => {
  test('replaces both files, leaves no draft behind and reports the changes', async () => {
    const live =
      published.replace('3,7,,,,1,d', '3,7,,,,1,c') + aCsv(day(28, { motiu: 'Nova' })).split('\n')[1];
    const { done, log } = await pull({ diades: live, scores: scores.replace('690', '700') });
    expect(done).toBe(true);
    expect(kept()).toEqual([live, scores.replace('690', '700')]);
    expect(readdirSync(folder)).toHaveLength(2);
    expect(log).toEqual([
      'diades.csv: 2 canvis.',
      '  ~ 2024-11-01 aniversari: Barcelona, 3d7 -> Barcelona, 3d7C',
      '  + 2024-11-28 nova: Barcelona, 3d7',
      'puntuacions.csv: 1 canvi.',
      '  ~ 4d7: 690 / 540 -> 700 / 540',
    ]);
  });

  test.each([
    ['a failed download', new Error('estat 404'), "no s'ha pogut baixar: estat 404"],
    [
      'a page',
      '<!doctype html>',
      'el full no serveix. En lloc del full ha arribat una pàgina web: potser ja no és públic.',
    ],
    ['an empty answer', '\n', 'el full no serveix. El full és buit.'],
    [
      'a sheet without a column',
      published.replace('ordre', 'x'),
      'el full no serveix. Al full hi falta la columna «ordre».',
    ],
    ['half a sheet', published.slice(0, 500), 'el full no serveix. El full ha arribat a mitges.'],
    ['a sheet cut between rows', aCsv(day(1)), "el full no serveix. De 25 entrades, se'n perdrien 24."],
    ['the header alone', aCsv(), "el full no serveix. De 25 entrades, se'n perdrien 25."],
  ])('refuses %s and leaves both files as they were', async (_, diades, reason) => {
    const { done, log } = await pull({ diades, scores: scores.replace('690', '700') });
    expect(done).toBe(false);
    expect(kept()).toEqual([published, scores]);
    expect(log).toEqual([`diades.csv: ${reason}`.trim(), "No s'ha canviat res."]);
  });

  test('names each row that is wrong, up to twenty', async () => {
    const { done, log } = await pull({
      diades: aCsv(...DAYS.map((dia) => day(dia, { tipus: 'x' })), day(26)),
    });
    expect(done).toBe(false);
    expect(log).toHaveLength(24);
    expect(log.slice(0, 2)).toEqual([
      'diades.csv: el full no serveix. Hi ha 25 files que no valen.',
      '  línia 2: el tipus no és p, t ni un nombre del 2 al 10 (un vano són tres línies amb el mateix ordre) (x)',
    ]);
    expect(log.slice(-3)).toEqual([
      '  i 5 més',
      'puntuacions.csv: no té cap full publicat, i es queda com està.',
      "No s'ha canviat res.",
    ]);
  });

  test('one slip in a short sheet is not too much', async () => {
    writeFileSync(join(folder, 'diades.csv'), aCsv(day(1), day(2)));
    const live = aCsv(day(1, { motiu: 'Corregit' }), day(2), day(3, { tipus: 'x' }));
    expect((await pull({ diades: live })).done).toBe(true);
    expect(kept()[0]).toBe(live);
  });

  test('leaves alone what has no live sheet', async () => {
    const { done, log } = await pull({ scores });
    expect(done).toBe(true);
    expect(log).toEqual([
      'diades.csv: no té cap full publicat, i es queda com està.',
      'puntuacions.csv: 0 canvis.',
    ]);
  });

  test('replaces a published file that cannot be read', async () => {
    writeFileSync(join(folder, 'diades.csv'), '<html>');
    expect((await pull({ diades: published })).done).toBe(true);
    expect(kept()[0]).toBe(published);
  });
});

test.each([
  ['https://fulls.example/d.csv', 'https://fulls.example/nou/d.csv', undefined],
  ['https://docs.google.com/d.csv', 'https://doc-08.googleusercontent.com/d', undefined],
  ['https://curt.example/d', 'https://fulls.example/d.csv', /https:\/\/fulls\.example, on els navegadors/],
])('a sheet at %s that comes from %s is reported if browsers cannot follow', (asked, answered, problem) => {
  if (problem) expect(redirectProblem(asked, answered)).toMatch(problem);
  else expect(redirectProblem(asked, answered)).toBeUndefined();
});
