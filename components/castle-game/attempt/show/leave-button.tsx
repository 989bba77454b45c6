import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

type LeaveButtonProps = {
  readonly label: string;
  readonly unlocked: boolean;
  readonly onLeave: () => void;
};

/** Leaves a show once it is unlocked, and takes focus then, so that Enter and space do it. */
export function LeaveButton({ label, unlocked, onLeave }: LeaveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (unlocked) button.current?.focus({ preventScroll: true });
  }, [unlocked]);
  return (
    <Button
      ref={button}
      kind="quiet"
      disabled={!unlocked}
      onClick={onLeave}
      onKeyDown={(event) => {
        // The key that picked the tower may still be down.
        if (event.repeat) event.preventDefault();
      }}
    >
      {label}
    </Button>
  );
}
