import type { FetchFailure } from '@/lib/browser/live-source';
import type { SheetFailure } from '@/lib/diades/reading/sheet';
import type { SourceName } from '@/lib/site/data-sources';

/** The CSV has fewer diades or scored towers than the built-in copy, by more than the tolerance. */
type Shrunken = {
  readonly ok: false;
  readonly reason: 'shrunken';
  readonly found: number;
  readonly kept: number;
};

export type LoadFailure = {
  readonly source: SourceName;
  readonly why: FetchFailure | SheetFailure | Shrunken;
};

export type Failed = { readonly ok: false; readonly failure: LoadFailure };

/** Imports a module on demand. */
export type Import<Code> = () => Promise<Code>;

/** Returns undefined when the import fails, which counts as no answer. */
export function arrived<Code>(importCode: Import<Code>): Promise<Code | undefined> {
  return importCode().catch(() => undefined);
}

export function failed(source: SourceName, why: LoadFailure['why']): Failed {
  return { ok: false, failure: { source, why } };
}
