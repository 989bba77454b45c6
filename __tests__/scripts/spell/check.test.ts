import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function check(...folders: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/spell/check.ts', ...folders],
    { encoding: 'utf8' },
  );
  return { status, stdout, slips: stderr.split('\n').filter((line) => /:\d+: /.test(line)) };
}

describe('the spelling check', () => {
  const page = '__tests__/scripts/spell/fixture';
  const words = mkdtempSync(join(tmpdir(), 'spell-'));
  const right = "assagem l'enxaneta descarregat fer-ne col·laborar acotxador agulla";
  const wrong = ['assajem', 'enchaneta', 'colaborar', 'universitaria', 'adéu', 'vénen'];
  /** One run of the command over both: opening the dictionary is most of its time. */
  let found: ReturnType<typeof check>;

  beforeAll(() => {
    writeFileSync(join(words, 'words.ts'), `export const a = "${right} ${right} ${wrong.join(' ')}";`);
    found = check(page, words);
  });
  afterAll(() => rmSync(words, { recursive: true }));

  const slipsBelow = (folder: string) => found.slips.filter((line) => line.startsWith(folder));

  it('reports each slip of a page with file and line, and nothing that is code', () => {
    expect(slipsBelow(page)).toEqual([
      `${page}/content/page.tsx:11: experiencia`,
      `${page}/content/page.tsx:14: castel`,
    ]);
    expect(found.status).toBe(1);
  });

  it('knows Catalan by the norm in force, and the words of castells', () => {
    expect(slipsBelow(words)).toEqual(wrong.map((word) => `${words}/words.ts:1: ${word}`));
  });

  it('refuses to call a folder without sources well spelt', () => {
    expect(check('public')).toMatchObject({ status: 1, slips: [] });
  });
});
