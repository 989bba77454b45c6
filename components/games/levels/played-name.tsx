'use client';

import type { MorePuzzle } from '@/lib/games/shared/more';
import { levelNumber, moreNumber } from '@/lib/games/shared/words';
import { useAskedPuzzle } from './use-asked-puzzle';

type PlayedNameProps = { level: number; puzzles: readonly Pick<MorePuzzle, 'id' | 'title'>[] };

export function PlayedName({ level, puzzles }: PlayedNameProps) {
  const asked = useAskedPuzzle(puzzles);
  const puzzle = asked.kind === 'puzzle' && puzzles.find(({ id }) => id === asked.id);
  return puzzle ? moreNumber(puzzle.title) : levelNumber(level);
}
