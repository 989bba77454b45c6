import { open, readFile, rename, rm } from 'node:fs/promises';
import { rowProblemText } from '@/content/interface/row-problems';
import { decodeText } from '@/lib/results/reading/csv';
import { type Checked, type Content, describeChanges, lossProblem } from './checks';

export type Source = {
  readonly path: string;
  /** Absent: the source is skipped. */
  readonly url: string | undefined;
  readonly check: (text: string) => Checked;
};

/** Rows of a sheet that are told: a broken one has thousands. */
const MAX_TOLD = 20;

/** May throw. */
export type Download = (url: string) => Promise<string>;

type Accepted = { readonly source: Source; readonly text: string; readonly changes: readonly string[] };

/** Replaces all files if all CSV files pass their checks, otherwise none. Resolves to whether it succeeded. */
export async function pullData(
  sources: readonly Source[],
  download: Download,
  log: (line: string) => void,
): Promise<boolean> {
  const accepted: Accepted[] = [];
  let refused = false;
  for (const source of sources) {
    const result = await consider(source, download, log);
    if (result === 'refused') refused = true;
    else if (result !== 'unset') accepted.push(result);
  }
  if (refused) {
    log("No s'ha canviat res.");
    return false;
  }
  for (const { source, text, changes } of accepted) {
    await replaceFile(source.path, text);
    log(`${source.path}: ${changes.length === 1 ? '1 canvi' : `${changes.length} canvis`}.`);
    for (const change of changes) log(`  ${change}`);
  }
  return true;
}

async function consider(
  { path, url, check }: Source,
  download: Download,
  log: (line: string) => void,
): Promise<Accepted | 'refused' | 'unset'> {
  if (!url) {
    log(`${path}: no té cap full publicat, i es queda com està.`);
    return 'unset';
  }
  const text = await download(url).catch((error: unknown) => {
    log(`${path}: no s'ha pogut baixar: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (text === undefined) return 'refused';
  const next = check(text);
  const published = await publishedContent(path, check);
  const problem = next.ok ? lossProblem(published, next.content) : next.reason;
  if (problem !== undefined) log(`${path}: el full no serveix. ${problem}`);
  const { problems = [] } = next;
  for (const row of problems.slice(0, MAX_TOLD)) log(`  ${rowProblemText(row)}`);
  if (problems.length > MAX_TOLD) log(`  i ${problems.length - MAX_TOLD} més`);
  if (!next.ok || problem !== undefined) return 'refused';
  return { source: { path, url, check }, text, changes: describeChanges(published, next.content) };
}

/** Empty if there is no readable file, so that a valid CSV can replace it. */
async function publishedContent(path: string, check: Source['check']): Promise<Content> {
  const published = check(await readFile(path).then(decodeText, () => ''));
  return published.ok ? published.content : new Map();
}

/** Atomic: a reader never gets a part. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    const file = await open(draft, 'w');
    await file.writeFile(text);
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
