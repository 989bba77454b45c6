import { useMemo, useSyncExternalStore } from 'react';
import { towerName } from '@/lib/towers/name';
import { parseConstruction } from '@/lib/towers/notation';
import { MovingShow } from './moving-show';
import type { AttemptShowProps } from './show-props';
import { StillShow } from './still-show';

/** An invalid code, as in an edited save, is shown in words only. */
export function AttemptShow(props: AttemptShowProps) {
  const reduced = useReducedMotion();
  const parsed = useMemo(() => parseConstruction(props.code), [props.code]);
  if (!parsed.ok) return <StillShow {...props} name={props.code} />;
  const { construction } = parsed;
  const name = towerName(construction);
  if (reduced) return <StillShow {...props} name={name} />;
  return <MovingShow {...props} construction={construction} name={name} />;
}

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia?.(QUERY);
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(QUERY).matches ?? false,
    () => false,
  );
