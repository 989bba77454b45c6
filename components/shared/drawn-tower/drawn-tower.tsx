import { asset } from '@/lib/site/address';
import { describeDrawing } from '@/lib/towers/drawing/describe';
import { drawTower } from '@/lib/towers/drawing/draw';
import {
  DRAWING_FILES,
  type DrawingKind,
  drawingFile,
  GALLERY_WIDTH,
  isPixels,
} from '@/lib/towers/drawing/files';
import { parseConstruction } from '@/lib/towers/notation';

/**
 * A tower's own picture file at its true proportions; `scripts/pictures` writes one for every tower the content names.
 * Throws, and so stops the build, when the code is no tower.
 */
export function DrawnTower({
  code,
  kind = 'elevation',
  eager = false,
}: {
  code: string;
  kind?: DrawingKind;
  eager?: boolean;
}) {
  const parsed = parseConstruction(code);
  if (!parsed.ok) throw new Error(`No drawing for ${code}: ${parsed.problem.kind}`);
  const { view, frame } = DRAWING_FILES[kind];
  const { width, height } = drawTower(parsed.construction, view, { frame }).box;
  const scale = isPixels(kind) ? GALLERY_WIDTH / width : 1;
  return (
    <img
      src={asset(`/dibuixos/${drawingFile(code, kind)}`)}
      alt={describeDrawing(parsed.construction, view)}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
