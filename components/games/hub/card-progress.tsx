'use client';

import { useEffect, useState } from 'react';
import { useCompletedLevels } from '@/components/games/shared/use-completed-levels';
import { Badge } from '@/components/ui/badge';
import { GAME_TEXTS } from '@/content/interface/games';
import { onKeptChange } from '@/lib/browser/kept-changes';
import { readStored } from '@/lib/browser/storage';
import { decodeMemory } from '@/lib/games/memory/saved';
import { bestText } from '@/lib/games/memory/words';
import type { LevelGame } from '@/lib/games/shared/completion';
import type { HubProgress } from '@/lib/games/shared/pages';
import { progressKey } from '@/lib/games/shared/saved';
import { progressText } from '@/lib/games/shared/words';

export function CardProgress({ progress }: { progress: HubProgress }) {
  if (progress.kind === 'levels') return <LevelsProgress game={progress.game} count={progress.count} />;
  return progress.kind === 'best' ? <BestProgress cards={progress.cards} /> : null;
}

function LevelsProgress({ game, count }: { game: LevelGame; count: number }) {
  const completed = useCompletedLevels(game, count);
  return <Badge kind={completed.every(Boolean) ? 'accent' : 'neutral'}>{progressText(completed)}</Badge>;
}

/** Shows the fewest moves of a won game. Nothing is known in the first render. */
function BestProgress({ cards }: { cards: readonly string[] }) {
  const [best, setBest] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setBest(decodeMemory(cards, readStored(progressKey('memory')) ?? null)?.best ?? null);
    read();
    return onKeptChange(read);
  }, [cards]);
  return (
    <Badge kind={best === null ? 'neutral' : 'accent'}>
      {best === null ? GAME_TEXTS.neverPlayed : bestText(best)}
    </Badge>
  );
}
