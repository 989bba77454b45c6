import type { ComponentProps } from 'react';
import { OnDemand } from '@/components/ui/on-demand';
import { PagePart } from '@/components/ui/page-part';
import type { Voice } from './voice';

const loadVoice = () => import('./voice').then(({ Voice }) => Voice);

/** The people are in a chunk of their own, without which the result is complete. */
export function LaterVoice(props: ComponentProps<typeof Voice>) {
  return (
    <PagePart fallback={null}>
      <OnDemand load={loadVoice} props={props} />
    </PagePart>
  );
}
