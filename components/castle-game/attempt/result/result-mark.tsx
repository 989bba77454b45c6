import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { HandPalmIcon } from '@phosphor-icons/react/dist/ssr/HandPalm';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import type { GameOutcome } from '@/lib/castle-game/outcomes';

const MARKS = {
  descarregat: CheckCircleIcon,
  carregat: HandPalmIcon,
  intent: XCircleIcon,
  'intent desmuntat': ArrowUUpLeftIcon,
} as const satisfies Record<GameOutcome, unknown>;

export function ResultMark({ outcome, size }: { outcome: GameOutcome; size: number }) {
  const Mark = MARKS[outcome];
  return <Mark aria-hidden="true" size={size} weight="bold" />;
}
