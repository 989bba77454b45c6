import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { HANGMAN_CASTELL } from '@/content/games/hangman';
import { parseConstruction } from '@/lib/towers/notation';

/** The castell of five floors, drawn once while the page is built; what stands of it is a matter of style. */
export function HangmanCastell() {
  const parsed = parseConstruction(HANGMAN_CASTELL);
  if (!parsed.ok) throw new Error(`${HANGMAN_CASTELL} is no tower: ${parsed.problem.kind}`);
  return <TowerDrawing construction={parsed.construction} title="Castell de cinc pisos" />;
}
