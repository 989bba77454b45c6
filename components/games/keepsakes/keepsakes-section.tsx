'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { KEEPSAKE_TEXTS } from '@/content/interface/keepsakes';

/** Loads the panel after the page, whose cards matter more. */
export function KeepsakesSection() {
  const [Panel, setPanel] = useState<ComponentType | 'failed'>();

  const load = useCallback(() => {
    setPanel(undefined);
    import('./keepsakes-panel')
      .then(({ KeepsakesPanel }) => setPanel(() => KeepsakesPanel))
      .catch(() => setPanel('failed'));
  }, []);
  useEffect(load, [load]);

  if (Panel === undefined) return <Loading>{KEEPSAKE_TEXTS.loading}</Loading>;
  if (Panel === 'failed')
    return (
      <div role="alert">
        <p>{KEEPSAKE_TEXTS.failed}</p>
        <Button kind="quiet" onClick={load}>
          {KEEPSAKE_TEXTS.retry}
        </Button>
      </div>
    );
  return <Panel />;
}
