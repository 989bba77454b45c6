import { readFile } from 'node:fs/promises';
import { type Checked, type Content, describeChanges, lossProblem } from './checks';
import { replaceFile } from './replace-file';

export type Source = {
  /** Published file that is replaced. */
  readonly path: string;
  /** Address of the live sheet; a source without one is left alone. */
  readonly url: string | undefined;
  readonly check: (text: string) => Checked;
};

/** Takes what a source answers; it may throw. */
export type Download = (url: string) => Promise<string>;

type Accepted = { readonly source: Source; readonly text: string; readonly changes: readonly string[] };

/**
 * Replaces the published files with their live sheets when every sheet passes its checks; otherwise none of them.
 * Resolves to whether all went well, telling each step through `log`.
 */
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

/** Empty when there is no file yet or it cannot be read, so that a good sheet can mend it. */
async function publishedContent(path: string, check: Source['check']): Promise<Content> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const published = check(text);
  return published.ok ? published.content : new Map();
}
