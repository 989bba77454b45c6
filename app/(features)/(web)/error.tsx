'use client';

import { Failure } from '@/components/ui/failure';

/** Shown when a page throws in the browser. `reset` renders it again: there is no server to fetch it from. */
export default function WebError({ reset }: { reset: () => void }) {
  return <Failure onRetry={reset} />;
}
