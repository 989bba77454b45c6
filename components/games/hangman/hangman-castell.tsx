import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { HANGMAN_TEXTS } from '@/content/interface/games/hangman';
import { CASTELL } from '@/lib/games/hangman/game';
import { parseConstruction } from '@/lib/towers/notation';

/** Drawn at build time. The stylesheet hides the floors that have fallen. */
export function HangmanCastell() {
  const parsed = parseConstruction(CASTELL);
  if (!parsed.ok) throw new Error(`${CASTELL} is no tower: ${parsed.problem.kind}`);
  return <TowerDrawing construction={parsed.construction} title={HANGMAN_TEXTS.castell} />;
}
