'use client';

import { type ComponentType, useState } from 'react';
import { Button } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import { PagePart } from '@/components/ui/page-part';
import { CARD_TEXTS } from '@/content/interface/picture-card';

type CardButtonProps<Props extends object> = {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
};

/** Loads and shows a card when it is asked for. */
export function CardButton<Props extends object>({ load, props }: CardButtonProps<Props>) {
  const [opened, setOpened] = useState(false);
  if (!opened)
    return (
      <Button kind="quiet" onClick={() => setOpened(true)}>
        {CARD_TEXTS.open}
      </Button>
    );
  return (
    <PagePart>
      <OnDemand load={load} props={props} texts={CARD_TEXTS} />
    </PagePart>
  );
}
