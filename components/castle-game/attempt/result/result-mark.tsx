import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { HandPalmIcon } from '@phosphor-icons/react/dist/ssr/HandPalm';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import type { Result } from '@/lib/castle-game/results';

const MARKS = {
  DESCARREGAT: CheckCircleIcon,
  CARREGAT: HandPalmIcon,
  INTENT: XCircleIcon,
  'INTENT DESMUNTAT': ArrowUUpLeftIcon,
} as const satisfies Record<Result, unknown>;

/** A mark for the eye beside the name of a result: crowned and down, the hand of the aleta, fallen, or taken down. */
export function ResultMark({ resultat, size }: { resultat: Result; size: number }) {
  const Mark = MARKS[resultat];
  return <Mark aria-hidden="true" size={size} weight="bold" />;
}
