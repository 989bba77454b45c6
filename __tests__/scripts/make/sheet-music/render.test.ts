import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfBody, readPdfs } from '@/__tests__/builders/read-pdf';
import { club } from '@/content/club';
import { musica } from '@/content/pages/musica';
import type { MusicPage } from '@/lib/club/types';
import { SCORE_ADDRESS } from '@/scripts/make/sheet-music/render';

const { scores }: MusicPage = musica;
const file = `public${SCORE_ADDRESS}`;

/** The club's own title of the score, where it lists it: it may list others, or none. */
const titles = scores.flatMap(({ link, title }) => (link === SCORE_ADDRESS ? [title] : []));

for (const title of titles) {
  describe('the score of the toc de castells', () => {
    const reading = readPdfs([file]);

    test('is one tagged page in Catalan with its title and who plays it', async () => {
      const pdf = (await reading).get(file);
      expect(pdf).toMatchObject({ title, language: 'ca', marked: true, pages: 1 });
      expect(pdf?.pieces[0]).toEqual({ role: 'H1', text: title });
      expect(pdf?.pieces[1]?.text).toContain(club.shortName);
    });

    test('names both instruments and marks the sections in the order in which a castell goes up and down', async () => {
      const { pieces = [] } = (await reading).get(file) ?? {};
      const music = pieces.find(({ role }) => role === 'Figure')?.text ?? '';
      const words = [
        'Gralla',
        'Entrada.',
        'Tabal',
        'Pujada.',
        'Segona part.',
        'Aleta.',
        'Baixada.',
        'Final.',
      ];
      const places = words.map((word) => music.indexOf(word));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    });

    test('is what the script engraves today from its source', () => {
      const copy = join(mkdtempSync(join(tmpdir(), 'score-')), 'copy.pdf');
      // A process of its own: the engraver takes the browser it finds at its first use for good.
      execFileSync(
        process.execPath,
        ['node_modules/tsx/dist/cli.mjs', 'scripts/make/sheet-music/make.ts', copy],
        {
          stdio: 'ignore',
        },
      );
      expect(pdfBody(readFileSync(copy))).toEqual(pdfBody(readFileSync(file)));
    });
  });
}

/** Length of a bar in eighths: notes, rests and their numbers; decorations, cues and repeats aside. */
function barLength(bar: string): number {
  const notes = bar.replace(/"[^"]*"|![^!]*!|\[[^\]]*\]/g, '').matchAll(/[A-Ga-gz][,']*(?<length>\d*)/g);
  return [...notes].reduce((sum, { groups }) => sum + Number(groups?.length || 1), 0);
}

describe('the source of the score', () => {
  const lines = readFileSync('scripts/make/sheet-music/toc-de-castells.abc', 'utf8').split('\n');
  const voice = (name: string) =>
    lines
      .filter((line) => line.startsWith(`[${name}]`))
      .map((line) =>
        line
          .slice(4)
          .split(/:?\|+[\]:\d]?/)
          .map(barLength)
          .filter((length) => length > 0),
      );

  test('fills every bar of both voices with six eighths', () => {
    expect(voice('V:1').length).toBeGreaterThan(0);
    expect([...voice('V:1'), ...voice('V:2')].flat().every((length) => length === 6)).toBe(true);
  });

  test('gives both voices the same bars, line by line', () => {
    expect(voice('V:2').map(({ length }) => length)).toEqual(voice('V:1').map(({ length }) => length));
  });
});
