import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zones-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a project of these files and checks it with the real command. */
function checkProject(files: Record<string, string>) {
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/zones/check.ts', folder];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, problems: stderr.trim().split('\n').filter(Boolean) };
}

test('a project that keeps to its zones passes', () => {
  const { status, problems } = checkProject({
    'lib/a.ts': 'export const a = 1;',
    'app/page.tsx': "import { a } from '@/lib/a';\nexport default () => <p>{a}</p>;",
  });
  expect({ status, problems }).toEqual({ status: 0, problems: [] });
});

test('an import against the flow is caught through the alias, in TSX, even of a type only', () => {
  const { status, problems } = checkProject({
    'components/card.tsx': "import type { P } from '@/app/page';\nexport const Card = (p: P) => <p>{p}</p>;",
    'app/page.tsx': 'export type P = string;',
  });
  expect(status).toBe(1);
  expect(problems).toEqual([expect.stringContaining('components/card.tsx -> app/page.tsx')]);
});

test('a circle of imports is caught', () => {
  const { status, problems } = checkProject({
    'lib/a.ts': "import './b';",
    'lib/b.ts': "import './c';",
    'lib/c.ts': "import '@/lib/a';",
  });
  expect(status).toBe(1);
  expect(problems).toEqual(['lib/a.ts -> lib/b.ts -> lib/c.ts -> lib/a.ts: circular import']);
});

test('an empty folder fails instead of passing over nothing', () => {
  expect(checkProject({}).status).toBe(1);
});
