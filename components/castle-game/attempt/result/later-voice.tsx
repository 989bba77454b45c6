import { type ComponentProps, lazy, Suspense } from 'react';
import { PagePart } from '@/components/ui/page-part';
import type { Voice } from './voice';

const LazyVoice = lazy(() => import('./voice').then((voice) => ({ default: voice.Voice })));

/** The people are in a chunk of their own, without which the result is complete. */
export function LaterVoice(props: ComponentProps<typeof Voice>) {
  return (
    <PagePart fallback={null}>
      <Suspense fallback={null}>
        <LazyVoice {...props} />
      </Suspense>
    </PagePart>
  );
}
