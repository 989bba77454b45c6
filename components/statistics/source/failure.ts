import type { FetchFailure } from '@/lib/browser/live-source';
import type { SheetFailure } from '@/lib/diades/reading/sheet';
import type { SourceName } from '@/lib/site/data-sources';

/** The sheet holds fewer diades, or fewer towers with points, than the copy by more than it may lack. */
type Shrunken = {
  readonly ok: false;
  readonly reason: 'shrunken';
  readonly found: number;
  readonly kept: number;
};

/** Which sheet could not be read, and why. */
export type LoadFailure = {
  readonly source: SourceName;
  readonly why: FetchFailure | SheetFailure | Shrunken;
};

export type Failed = { readonly ok: false; readonly failure: LoadFailure };

/** Loads code that no page needs to open. */
export type Import<Code> = () => Promise<Code>;

/** Undefined when the code does not arrive, which is one more way to have no answer. */
export function arrived<Code>(importCode: Import<Code>): Promise<Code | undefined> {
  return importCode().catch(() => undefined);
}

export function failed(source: SourceName, why: LoadFailure['why']): Failed {
  return { ok: false, failure: { source, why } };
}
