import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';

/** By its number in payloads. */
export type ClientModules = ReadonlyMap<number, string>;

type Manifest = { clientModules: Record<string, { id: number }> };

/** Reads Next's manifests, `.next/server/app/**`. Throws if there is none: nothing could be checked. */
export function readClientModules(buildFolder: string): ClientModules {
  const app = join(buildFolder, 'server/app');
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('client-reference-manifest.js'),
  );
  const modules = new Map<number, string>();
  for (const file of files) {
    // The file assigns to `globalThis.__RSC_MANIFEST`. It comes from our own build.
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

const push = /self\.__next_f\.push\((\[[\s\S]*\])\)\s*$/;
const moduleRow = /^I\[(\d+),/;

/** `scripts`: text of the inline scripts of a page. */
export function modulesInPayload(scripts: readonly string[]): number[] {
  const rows = rowsOf(Buffer.from(scripts.map(payloadOf).join('')));
  return [...rows].flatMap((row) => moduleRow.exec(row)?.[1] ?? []).map(Number);
}

/** Throws if the part is not text. */
function payloadOf(script: string): string {
  const pushed = push.exec(script)?.[1];
  if (!pushed) return '';
  const [kind, text]: unknown[] = JSON.parse(pushed);
  if (kind !== 1 || typeof text !== 'string') throw new Error(`its payload has a part of kind ${kind}`);
  return text;
}

const textRow = /^T([0-9a-f]+),/;

/**
 * Without their numbers. A row is a line. Rows of plain text (`1f:T7c4,`) have their length in bytes instead, and the
 * next row follows in the same line; they are skipped.
 */
function* rowsOf(payload: Buffer): Generator<string> {
  for (let at = 0; at < payload.length; ) {
    const start = payload.indexOf(':', at) + 1;
    if (start === 0) return;
    const text = textRow.exec(payload.toString('latin1', start, start + 12));
    if (text) at = start + text[0].length + Number.parseInt(text[1] ?? '', 16);
    else {
      const end = payload.indexOf('\n', start);
      at = end < 0 ? payload.length : end + 1;
      yield payload.toString('utf8', start, at);
    }
  }
}

const notNext = /^\[project\]\/(?!node_modules\/next\/|app\/global-error\.tsx)([^ ]+)/;

/**
 * Ours and those of packages. Leaves out Next's own and `global-error.tsx`, which are in every page. Throws at a number
 * that no manifest lists.
 */
export function componentsIn(ids: readonly number[], modules: ClientModules): string[] {
  const paths = ids.map((id) => {
    const path = modules.get(id);
    if (path === undefined) throw new Error(`its payload asks for module ${id}, which Next does not list`);
    return notNext.exec(path)?.[1];
  });
  return [...new Set(paths.filter((path) => path !== undefined))].sort();
}
