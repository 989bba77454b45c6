import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
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
  it('reports each slip of a page with file and line, and nothing that is code', () => {
    const folder = '__tests__/scripts/spell/fixture';
    const { status, slips } = check(folder);
    expect(slips).toEqual([
      `${folder}/content/page.tsx:11: experiencia`,
      `${folder}/content/page.tsx:14: castel`,
    ]);
    expect(status).toBe(1);
  });

  it('knows Catalan by the norm in force, and the words of castells', () => {
    const folder = mkdtempSync(join(tmpdir(), 'spell-'));
    const right = "assagem l'enxaneta descarregat fer-ne col·laborar Enfilats acotxador agulla";
    const wrong = ['assajem', 'enchaneta', 'colaborar', 'universitaria', 'adéu', 'vénen'];
    writeFileSync(join(folder, 'words.ts'), `export const a = "${right} ${right} ${wrong.join(' ')}";`);
    expect(check(folder).slips).toEqual(wrong.map((word) => `${folder}/words.ts:1: ${word}`));
  });

  it('refuses to call a folder without sources well spelt', () => {
    expect(check('public')).toMatchObject({ status: 1 });
  });
});
