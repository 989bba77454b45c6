'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

export function DialogSample() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Obre un diàleg
      </Button>
      <Dialog
        open={open}
        title="Un diàleg"
        onClose={close}
        actions={<Button onClick={close}>D'acord</Button>}
      >
        <p>Es tanca amb el botó o amb la tecla Escape, i el focus torna on era.</p>
      </Dialog>
    </>
  );
}
