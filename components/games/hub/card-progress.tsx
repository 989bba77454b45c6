'use client';

import { useCallback } from 'react';
import { useCompletedLevels } from '@/components/games/shared/use-completion';
import { useStored } from '@/components/shared/use-stored';
import { Badge } from '@/components/ui/badge';
import { bestText, progressText } from '@/content/interface/games/shared';
import { readStored } from '@/lib/browser/storage';
import { decodeMemory } from '@/lib/games/memory/saved';
import { progressKey } from '@/lib/games/shared/saved';
import type { HubProgress, LevelGame } from '@/lib/games/shared/types';

export function CardProgress({ progress }: { progress: HubProgress }) {
  if (progress.kind === 'levels') return <LevelsProgress game={progress.game} count={progress.count} />;
  return progress.kind === 'best' ? <BestProgress cards={progress.cards} /> : null;
}

function LevelsProgress({ game, count }: { game: LevelGame; count: number }) {
  const completed = useCompletedLevels(game, count);
  return completed.some(Boolean) && <Badge kind="accent">{progressText(completed)}</Badge>;
}

/** Shows the fewest moves of a won game. Nothing is known in the first render. */
function BestProgress({ cards }: { cards: readonly string[] }) {
  const read = useCallback(
    () => decodeMemory(cards, readStored(progressKey('memory')) ?? null)?.best ?? null,
    [cards],
  );
  const best = useStored(read) ?? null;
  return best !== null && <Badge kind="accent">{bestText(best)}</Badge>;
}
