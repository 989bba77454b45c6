import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';

type LeaveButtonProps = {
  readonly label: string;
  readonly unlocked: boolean;
  readonly onLeave: () => void;
};

/** Takes focus once unlocked, so that Enter and Space leave the show. */
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
        // The key that picked the tower may still be held down.
        if (event.repeat) event.preventDefault();
      }}
    >
      {label}
    </Button>
  );
}

/** Enter and Space leave the show, unless the focus is on a control that uses them. */
export function useLeaveKeys(unlocked: boolean, leave: () => void): void {
  const act = useEffectEvent(leave);
  useEffect(() => {
    if (!unlocked) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, repeat, target } = event;
      if (repeat || (key !== 'Enter' && key !== ' ')) return;
      if (target instanceof Element && target.closest('a, button, input, select, textarea, summary')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [unlocked]);
}
