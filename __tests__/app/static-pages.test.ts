import { readdirSync, readFileSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { refusal } from '@/scripts/build/postbuild/page-kinds';

/** Bundled, because a page may import a component through other files. Types are left out. */
async function importsOf(entries: readonly string[]): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    entryPoints: [...entries],
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'out',
    jsx: 'automatic',
    conditions: ['react-server'],
    external: ['react', 'react-dom', 'next', 'node:*'],
    loader: { '.css': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  return metafile.inputs;
}

/** The directive stands before all code. */
const isClientComponent = (file: string) =>
  /^(\s|\/\*[\s\S]*?\*\/|\/\/.*)*['"]use client['"]/.test(readFileSync(file, 'utf8'));

function clientComponents(entry: string, imports: Metafile['inputs']): string[] {
  const reached = new Set([entry]);
  const found: string[] = [];
  // Iterating over a set includes what is added meanwhile.
  for (const file of reached) {
    if (isClientComponent(file)) found.push(file);
    else for (const { path, external } of imports[file]?.imports ?? []) if (!external) reached.add(path);
  }
  return found;
}

async function refusals(entries: readonly string[]): Promise<string[]> {
  const imports = await importsOf(entries);
  return entries.flatMap((entry) => {
    const components = clientComponents(entry, imports);
    return components.length > 0 ? [`${entry}: ${refusal(components)}`] : [];
  });
}

test('no static page imports a client component', async () => {
  const files = readdirSync('app/(static)', { recursive: true, encoding: 'utf8' })
    .map((file) => `app/(static)/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/(page|layout)\.([\w-]+\.)?tsx$/.test(file));
  expect(files).not.toEqual([]);
  expect(await refusals(['app/layout.tsx', 'app/global-not-found.tsx', ...files])).toEqual([]);
});

test('a page that does is named with the component', async () => {
  expect(await refusals(['app/(interactive)/(web)/contactar/page.tsx'])).toEqual([
    expect.stringMatching(/contactar\/page\.tsx: .*: components\/contact\/contact-form\.tsx\./),
  ]);
});
