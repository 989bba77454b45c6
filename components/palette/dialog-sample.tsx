'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PALETTE_TEXTS } from '@/content/interface/palette';

const texts = PALETTE_TEXTS.dialog;

/** A dialog and the button that opens it. */
export function DialogSample() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog
        open={open}
        title={texts.title}
        onClose={close}
        actions={<Button onClick={close}>{texts.accept}</Button>}
      >
        <p>{texts.text}</p>
      </Dialog>
    </>
  );
}
