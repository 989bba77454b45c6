'use client';

import { useCompletedLevels } from '@/components/games/shared/use-completed-levels';
import { Badge } from '@/components/ui/badge';
import { GAMES_HUB, type HubProgress } from '@/content/games/hub';
import { bestText } from '@/lib/games/memory/announce';
import type { LevelGame } from '@/lib/games/shared/completion';
import { progressText } from '@/lib/games/shared/sentences';
import { useMemoryBest } from './use-memory-best';

/** How far the visitor got in a game, as far as this browser remembers. */
export function CardProgress({ progress }: { progress: HubProgress }) {
  if (progress.kind === 'levels') return <LevelsProgress game={progress.game} count={progress.count} />;
  return progress.kind === 'best' ? <BestProgress /> : null;
}

function LevelsProgress({ game, count }: { game: LevelGame; count: number }) {
  const completed = useCompletedLevels(game, count);
  return <Badge kind={completed.every(Boolean) ? 'accent' : 'neutral'}>{progressText(completed)}</Badge>;
}

function BestProgress() {
  const best = useMemoryBest();
  return (
    <Badge kind={best === null ? 'neutral' : 'accent'}>
      {best === null ? GAMES_HUB.neverPlayed : bestText(best)}
    </Badge>
  );
}
