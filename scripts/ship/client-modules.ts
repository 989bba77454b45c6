import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';

/** The source file behind each number by which a page's payload calls a client component. */
export type ClientModules = ReadonlyMap<number, string>;

type Manifest = { clientModules: Record<string, { id: number }> };

/**
 * Reads what Next wrote of the client components of every page, `.next/server/app/**`. Throws when it wrote none,
 * since then nothing could be checked.
 */
export function readClientModules(buildFolder: string): ClientModules {
  const app = join(buildFolder, 'server/app');
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('client-reference-manifest.js'),
  );
  const modules = new Map<number, string>();
  for (const file of files) {
    // The file assigns to `globalThis.__RSC_MANIFEST`; it is our own build's.
    const context: { __RSC_MANIFEST?: Record<string, Manifest>; globalThis?: object } = {};
    context.globalThis = context;
    vm.runInNewContext(readFileSync(join(app, file), 'utf8'), context);
    for (const manifest of Object.values(context.__RSC_MANIFEST ?? {})) {
      for (const [path, { id }] of Object.entries(manifest.clientModules)) modules.set(id, path);
    }
  }
  if (modules.size === 0)
    throw new Error(`${buildFolder} names no client module: Next writes it in another shape.`);
  return modules;
}

const push = /self\.__next_f\.push\((\[1,[\s\S]*\])\)\s*$/;
const moduleRow = /^[0-9a-f]+:I\[(\d+),/gm;

/** The client modules that a page's payload asks for, by number; `scripts` is the text of its inline scripts. */
export function modulesInPayload(scripts: readonly string[]): number[] {
  const payload = scripts.map(payloadOf).join('');
  return [...payload.matchAll(moduleRow)].map(([, id]) => Number(id));
}

function payloadOf(script: string): string {
  const pushed = push.exec(script)?.[1];
  if (!pushed) return '';
  const [, text]: unknown[] = JSON.parse(pushed);
  return typeof text === 'string' ? text : '';
}

const project = /^\[project\]\/(?!node_modules\/)([^ ]+)/;

/**
 * Our own client components among the modules of a payload, by source path. Throws at a number that Next's own
 * lists do not know.
 */
export function ownModules(ids: readonly number[], modules: ClientModules): string[] {
  const paths = ids.map((id) => {
    const path = modules.get(id);
    if (path === undefined) throw new Error(`its payload asks for module ${id}, which Next does not list`);
    return project.exec(path)?.[1];
  });
  return [...new Set(paths.filter((path) => path !== undefined))].sort();
}
