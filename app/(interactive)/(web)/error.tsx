'use client';

import { Failure } from '@/components/ui/failure';

/** `reset` renders the page again: there is no server to fetch it from. */
export default function WebError({ reset }: { reset: () => void }) {
  return <Failure onRetry={reset} />;
}
