'use client';

import { Failure } from '@/components/site/failure';

/** Shown when a page breaks in the browser; Next passes `retry`, which draws the page again. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return <Failure onRetry={retry} />;
}
