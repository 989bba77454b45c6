'use client';

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

type DialogProps = {
  /** `undefined` leaves the dialog as an inline script left it. */
  open: boolean | undefined;
  title: string;
  children?: ReactNode;
  /** Buttons. The first focusable one takes focus. */
  actions: ReactNode;
  /** Called on Escape. */
  onClose: () => void;
};

export function Dialog({ open, title, children, actions, onClose }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (open === true && !dialog?.open) dialog?.showModal();
    if (open === false && dialog?.open) dialog.close();
  }, [open]);

  // Closes the dialog before removal: only closing restores focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);

  return (
    <dialog
      ref={element}
      className={`round-l raised ink edge ${styles.dialog}`}
      data-only="screen"
      aria-labelledby={titleId}
      suppressHydrationWarning
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="stack gap-4">
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className="cluster gap-3">{actions}</div>
      </div>
    </dialog>
  );
}
