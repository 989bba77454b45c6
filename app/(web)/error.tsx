'use client';

import { Failure } from '@/components/site/failure';

/** What stands when a page breaks in the browser; Next gives `retry`, which draws it again. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return <Failure onRetry={retry} />;
}
