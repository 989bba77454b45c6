'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Loading } from './loading';
import { Retry } from './page-part';

type Load<Value> = () => Promise<Value>;

type Progress<Value> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly value: Value };

/** What each function has loaded, so that nothing waits for it again. */
const loaded = new WeakMap<Load<unknown>, unknown>();

function progressOf<Value>(load: Load<Value>): Progress<Value> {
  // The map has what `load` itself has resolved to.
  return loaded.has(load) ? { status: 'ready', value: loaded.get(load) as Value } : { status: 'loading' };
}

/**
 * Loads code or data after mount, once it is wanted. `load` is the same function in every render. `retry` calls it
 * again after a failure. The bundler's `import()` then asks for the file again.
 */
export function useOnDemand<Value>(load: Load<Value>, wanted = true) {
  const [progress, setProgress] = useState(() => progressOf(load));
  const { status } = progress;
  useEffect(() => {
    if (!wanted || status !== 'loading') return;
    load().then(
      (value) => {
        loaded.set(load, value);
        setProgress({ status: 'ready', value });
      },
      () => setProgress({ status: 'failed' }),
    );
  }, [load, wanted, status]);
  return { ...progress, retry: () => setProgress({ status: 'loading' }) };
}

type OnDemandProps<Props extends object> = {
  readonly load: Load<ComponentType<Props>>;
  readonly props: Props;
  /** Shown in its place meanwhile and after a failure. Without them nothing is, for a part that the page can lack. */
  readonly texts?: { readonly loading: string; readonly failed: string };
  /** What the user can do after a failure, beside a retry. */
  readonly children?: ReactNode;
};

/** Component that is loaded when it is first rendered. Its own errors are those of the part of the page around it. */
export function OnDemand<Props extends object>({ load, props, texts, children }: OnDemandProps<Props>) {
  const code = useOnDemand(load);
  if (code.status === 'ready') return <code.value {...props} />;
  if (!texts) return null;
  if (code.status === 'loading') return <Loading>{texts.loading}</Loading>;
  return (
    <Retry text={texts.failed} onRetry={code.retry}>
      {children}
    </Retry>
  );
}
