import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { HANGMAN_TEXTS } from '@/content/interface/games';
import { CASTELL } from '@/lib/games/hangman/types';
import { parseConstruction } from '@/lib/towers/notation';

/** The castell of five floors, drawn once while the page is built; the style sheet hides the floors that have come down. */
export function HangmanCastell() {
  const parsed = parseConstruction(CASTELL);
  if (!parsed.ok) throw new Error(`${CASTELL} is no tower: ${parsed.problem.kind}`);
  return <TowerDrawing construction={parsed.construction} title={HANGMAN_TEXTS.castell} />;
}
