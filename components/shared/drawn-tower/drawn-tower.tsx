import { pictureSize } from '@/components/ui/text/picture-size';
import { asset } from '@/lib/site/address';
import { describeDrawing } from '@/lib/towers/drawing/describe';
import { DRAWING_FILES, type DrawingKind, drawingFile } from '@/lib/towers/drawing/files';
import { constructionOf } from '@/lib/towers/notation';

/**
 * The file with a picture of a tower; `scripts/pictures` draws one for every tower that the content names. Throws, and
 * so stops the build, when the code is no tower or nobody drew it.
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
  const link = `/dibuixos/${drawingFile(code, kind)}`;
  return (
    <img
      src={asset(link)}
      alt={describeDrawing(constructionOf(code), DRAWING_FILES[kind].view)}
      {...pictureSize(link)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
