import type { ReactNode } from 'react';
import { Button, type ButtonKind } from './button';
import { Dialog } from './dialog';

type ConfirmProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  /** Called on Escape too. */
  readonly onNo: () => void;
  /** True where "yes" deletes data: "no" comes first and takes focus. */
  readonly loses?: boolean;
  readonly kind?: ButtonKind;
  /** A button between the two. */
  readonly other?: ReactNode;
};

/** Asks for confirmation. Rendered only while it is open. */
export function Confirm({
  title,
  children,
  yes,
  no,
  onYes,
  onNo,
  loses = false,
  kind = 'accent',
  other,
}: ConfirmProps) {
  const accept = (
    <Button key="yes" kind={kind} onClick={onYes}>
      {yes}
    </Button>
  );
  const refuse = (
    <Button key="no" kind="quiet" onClick={onNo}>
      {no}
    </Button>
  );
  return (
    <Dialog
      open
      title={title}
      onClose={onNo}
      actions={
        <>
          {loses ? refuse : accept}
          {other}
          {loses ? accept : refuse}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
