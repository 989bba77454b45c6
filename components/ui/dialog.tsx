'use client';

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

type DialogProps = {
  /** `undefined` leaves the dialog as a script of the page has left it. */
  open: boolean | undefined;
  title: string;
  children?: ReactNode;
  /** Buttons; the first one that can take focus gets it. */
  actions: ReactNode;
  /** Called when the visitor leaves with Escape. */
  onClose: () => void;
};

/** A native modal dialog: the browser keeps focus inside and gives it back to where it was. */
export function Dialog({ open, title, children, actions, onClose }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (open === true && !dialog?.open) dialog?.showModal();
    if (open === false && dialog?.open) dialog.close();
  }, [open]);

  // A dialog that is removed while open is closed first: only closing gives focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);

  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={titleId}
      suppressHydrationWarning
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.body}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
