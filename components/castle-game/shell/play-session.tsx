import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { PickerChoice } from '@/lib/castle-game/picker';

export type PickerPlace = 'rehearsal' | 'performance' | 'simulator';

type PlaySession = {
  /** Last choices in the picker of each place. */
  readonly choices: Map<PickerPlace, PickerChoice>;
  readonly showing: boolean;
  readonly report: (showing: boolean) => void;
};

const Session = createContext<PlaySession | null>(null);

/** What the screens of a game remember until the page is closed. Without it they remember nothing. */
export function PlaySessionProvider({ children }: { children: ReactNode }) {
  const [choices] = useState(() => new Map<PickerPlace, PickerChoice>());
  const [showing, report] = useState(false);
  const session = useMemo(() => ({ choices, showing, report }), [choices, showing]);
  return <Session value={session}>{children}</Session>;
}

export const usePickerChoices = () => useContext(Session)?.choices;

/** During a show the state already holds the result, which the rest of the page must not reveal. */
export const useIsShowRunning = (): boolean => useContext(Session)?.showing ?? false;

/** Marks a show as running while `on` is true. In a layout effect: one frame later the result would be visible. */
export function useReportShow(on: boolean): void {
  const report = useContext(Session)?.report;
  useLayoutEffect(() => {
    if (!on) return;
    report?.(true);
    return () => report?.(false);
  }, [on, report]);
}
