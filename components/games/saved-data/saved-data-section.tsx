'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { SAVED_DATA_SECTION_TEXTS } from '@/content/interface/games/hub';

/** Loads the panel after the page, whose cards matter more. */
export function SavedDataSection() {
  const [Panel, setPanel] = useState<ComponentType | 'failed'>();

  const load = useCallback(() => {
    setPanel(undefined);
    import('./saved-data-panel')
      .then(({ SavedDataPanel }) => setPanel(() => SavedDataPanel))
      .catch(() => setPanel('failed'));
  }, []);
  useEffect(load, [load]);

  if (Panel === undefined) return <Loading>{SAVED_DATA_SECTION_TEXTS.loading}</Loading>;
  if (Panel === 'failed')
    return (
      <div role="alert">
        <p>{SAVED_DATA_SECTION_TEXTS.failed}</p>
        <Button kind="quiet" onClick={load}>
          {SAVED_DATA_SECTION_TEXTS.retry}
        </Button>
      </div>
    );
  return <Panel />;
}
