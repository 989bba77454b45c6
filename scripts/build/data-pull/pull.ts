import { open, readFile, rename, rm } from 'node:fs/promises';
import { type Checked, type Content, describeChanges, lossProblem } from './checks';

export type Source = {
  readonly path: string;
  /** Absent: the source is skipped. */
  readonly url: string | undefined;
  readonly check: (text: string) => Checked;
};

/** May throw. */
type Download = (url: string) => Promise<string>;

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
    log('Nothing was replaced.');
    return false;
  }
  for (const { source, text, changes } of accepted) {
    await replaceFile(source.path, text);
    log(`${source.path}: ${changes.length} changes.`);
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
    log(`${path}: no live sheet is set, left as it is.`);
    return 'unset';
  }
  const text = await download(url).catch((error: unknown) => {
    log(`${path}: the download failed: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (text === undefined) return 'refused';
  const next = check(text);
  const published = await publishedContent(path, check);
  const problem = next.ok ? lossProblem(published, next.content) : next.reason;
  if (!next.ok || problem !== undefined) {
    log(`${path}: refused: ${problem}.`);
    return 'refused';
  }
  for (const { line, kind, value } of next.problems)
    log(`${path}: line ${line} set aside: ${kind} (${value})`);
  return { source: { path, url, check }, text, changes: describeChanges(published, next.content) };
}

/** Empty if there is no readable file, so that a valid CSV can replace it. */
async function publishedContent(path: string, check: Source['check']): Promise<Content> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const published = check(text);
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
